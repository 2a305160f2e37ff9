// npm run check [-- files... --format terminal|json|github --fix --strict --root folder]: judges every document and data file.
import './check.mjs';
