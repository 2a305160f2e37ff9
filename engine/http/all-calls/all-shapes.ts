// How the answers of all calls must be: loaded before something is sent, and when a call is made whose shape the page did not bring.
import { learnShapes, type Shapes } from '../answer-shapes.ts';
import answers from '../answers.gen.json' with { type: 'json' };

export const allShapes = answers as Shapes;
learnShapes(allShapes, true);
