import type { Endpoint } from '#contract/machinery/endpoint'
import type { ProblemCode } from '#contract/problems'
import type { Shape } from './shapes.ts'

interface Content {
  'application/json': { schema: Shape }
}
interface Form {
  'multipart/form-data': { schema: Shape }
}
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Shape
}
export interface Answer {
  description: string
  headers?: Record<string, { $ref: string }>
  content?: Content
}
export interface Operation {
  operationId: string
  tags: [room: string]
  summary: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: Content | Form }
  responses: Record<string, Answer>
  'x-access': Endpoint['access']
  'x-refusals': ProblemCode[]
}

/** The part of OpenAPI 3.1 that describes this shop. */
export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; bearerFormat: string }>
    headers: Record<string, { description: string; schema: Shape }>
    schemas: Record<string, Shape>
  }
}
