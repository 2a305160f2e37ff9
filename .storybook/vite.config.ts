import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Not the product's: its stages and its preloading are for pages. */
export default defineConfig({ plugins: [react()] });
