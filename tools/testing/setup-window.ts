import { performance as nodes } from 'node:perf_hooks';

// jsdom's clock has no marks; browsers' have.
for (const name of ['mark', 'measure', 'getEntriesByName', 'getEntriesByType', 'clearMarks'] as const)
  Object.defineProperty(window.performance, name, {
    configurable: true,
    writable: true,
    value: (...given: never[]) => Reflect.apply(nodes[name], nodes, given),
  });
