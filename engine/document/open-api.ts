import type { Phase } from './anywhere/phase.ts';
import type { Schema } from './schema-set.ts';

/** The OpenAPI description of schemas/api, as far as anything of it is read; engine/document/api.ts reads it. */
export interface OpenApi {
  paths: Record<string, Record<string, DescribedCall | undefined> | undefined>;
}

export interface DescribedCall {
  operationId: string;
  summary?: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses: Record<string, { content?: Content } | undefined>;
  'x-public'?: boolean;
  'x-anchor'?: boolean;
  'x-batch'?: string;
  'x-body-limit'?: number;
  'x-telemetry'?: boolean;
  'x-crowd'?: boolean;
  'x-daily'?: boolean;
  'x-tools'?: boolean;
  'x-phases'?: Phase[];
  'x-changes'?: string[];
}

export interface Parameter {
  description?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

/** Schemas by media type. */
export type Content = Record<string, { schema: Schema } | undefined>;
