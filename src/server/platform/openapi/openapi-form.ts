import type { Endpoint } from '#contract/machinery/endpoint'
import type { ProblemCode } from '#contract/problems'
import type { Shape } from './shapes.ts'

export interface Ref {
  $ref: string
}
/** By media type. */
export type Content = Record<string, { schema: Shape; example?: unknown }>
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Shape
}
export interface Answer {
  description: string
  headers?: Record<string, Ref>
  content?: Content
}
export interface Operation {
  operationId: string
  tags: [room: string]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Answer | Ref>
}
export interface CallOperation extends Operation {
  'x-access': Endpoint['access']
  'x-refusals': ProblemCode[]
}

/** The part of OpenAPI 3.1 that describes this shop. */
export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, CallOperation>>
  webhooks: Record<string, { post: Operation }>
  components: {
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; bearerFormat: string }>
    headers: Record<string, { description: string; schema: Shape }>
    responses: Record<string, Answer>
    schemas: Record<string, Shape>
  }
}
