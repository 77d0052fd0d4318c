/** What a training run must hold, from five numbers of a model's `config.json`. */
import { bitsPacked } from './four-bits.ts'
import { trained } from './lora.ts'

export interface Shape {
  readonly layers: number
  /** `hidden_size`. */
  readonly width: number
  /** `num_key_value_heads` times `head_dim`. */
  readonly keys: number
  /** `intermediate_size`. */
  readonly inner: number
  /** `vocab_size`. */
  readonly words: number
}

/** Inputs and outputs of the seven matrices of a layer, as most open models have them. */
const matricesOf = ({ width, keys, inner }: Shape): readonly (readonly [number, number])[] => [
  [width, width], // q_proj, where the heads are as wide as the model
  [width, keys], // k_proj
  [width, keys], // v_proj
  [width, width], // o_proj
  [width, inner], // gate_proj
  [width, inner], // up_proj
  [inner, width], // down_proj
]

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

export const inLayers = (shape: Shape): number =>
  shape.layers * total(matricesOf(shape).map(([inputs, outputs]) => inputs * outputs))

/** The table of words on the way in, and the one on the way out. */
export const inTables = ({ words, width }: Shape): number => 2 * words * width

export const inAdapter = (shape: Shape, rank: number): number =>
  shape.layers * total(matricesOf(shape).map(([inputs, outputs]) => trained(inputs, outputs, rank)))

/** Bytes for each trained number: weight and gradient in 16 bits, a copy and Adam's two in 32. */
const TRAINED = 2 + 2 + 4 + 4 + 4

/** Bytes before the first example is read. */
export const held = (shape: Shape, rank: number) => {
  const adapter = TRAINED * inAdapter(shape, rank)
  return {
    full: TRAINED * (inLayers(shape) + inTables(shape)),
    lora: 2 * (inLayers(shape) + inTables(shape)) + adapter,
    qlora: (bitsPacked(64) / 8) * inLayers(shape) + 2 * inTables(shape) + adapter,
  }
}

/** Bytes that examples add, where each layer's input is kept and the rest computed again. */
export const forExamples = (
  shape: Shape,
  { batch, tokens }: { batch: number; tokens: number },
) => ({
  layers: 2 * shape.layers * batch * tokens * shape.width,
  /** A score for each word after each token, in 32 bits: all are held, unless the loss is chunked. */
  scores: 4 * batch * tokens * shape.words,
})
