// One of several workers that share the documents: it runs the same script as the process that started it.
import { workerData } from 'node:worker_threads';
import { loadScript } from './load-kept.mjs';

loadScript(workerData.stamp).work(workerData);
