/** A workflow as n8n 2 reads and writes it. Whatever we do not know of one is kept as it is. */

/** Any JSON value. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }
export type JsonObject = Readonly<Record<string, Json>>

export interface Flow {
  readonly id?: string
  readonly name: string
  readonly nodes: readonly FlowNode[]
  readonly connections: Connections
  readonly settings?: JsonObject
  readonly pinData?: Readonly<Record<string, readonly Item[]>>
  readonly meta?: JsonObject
}

export interface FlowNode {
  readonly id: string
  /** Links and expressions name a node by it: no two in a flow are the same. */
  readonly name: string
  readonly type: string
  readonly typeVersion: number
  /** Left and top in pixels, on a grid of 16. */
  readonly position: readonly [number, number]
  readonly parameters: JsonObject
  readonly credentials?: Readonly<Record<string, { readonly id?: string; readonly name: string }>>
  /** Of nodes that can be called from outside: part of their address. */
  readonly webhookId?: string
  readonly disabled?: boolean
  readonly notes?: string
  readonly onError?: OnError
  readonly retryOnFail?: boolean
  readonly maxTries?: number
  /** Milliseconds. */
  readonly waitBetweenTries?: number
  readonly executeOnce?: boolean
  readonly alwaysOutputData?: boolean
}

/** `continueErrorOutput` gives a node one more output, after its own. */
export type OnError = 'stopWorkflow' | 'continueRegularOutput' | 'continueErrorOutput'

/** By name of the source, kind of link, and place of the output. */
export type Connections = Readonly<
  Record<string, Readonly<Record<string, readonly (readonly Target[] | null)[]>>>
>

export interface Target {
  readonly node: string
  readonly type: string
  /** The input it enters by, from 0. */
  readonly index: number
}

/** One piece of data between nodes. */
export interface Item {
  readonly json: JsonObject
  readonly binary?: Readonly<Record<string, FlowFile>>
  readonly pairedItem?: PairedItem | readonly PairedItem[] | number
  readonly error?: JsonObject
}

export interface PairedItem {
  readonly item: number
  readonly input?: number
}

export interface FlowFile {
  readonly mimeType: string
  readonly fileName?: string
  /** Base64. */
  readonly data: string
}

/** How links between a part and the node that uses it are called; all others are `main`. */
export const PARTS = [
  'ai_languageModel',
  'ai_outputParser',
  'ai_tool',
  'ai_memory',
  'ai_embedding',
  'ai_document',
  'ai_textSplitter',
  'ai_vectorStore',
  'ai_retriever',
] as const
export type PartLink = (typeof PARTS)[number]
