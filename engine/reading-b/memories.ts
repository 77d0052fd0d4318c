import { copyJson, isObject, type JsonObject } from '../json.ts'
import { invalid } from '../refuse.ts'
import { freeze } from '../share.ts'
import type { HandlerB } from './life.ts'

/** [3.2.28] Free fields beside an id and a moment. */
export interface Memory extends JsonObject {
  readonly id: number
  readonly timestamp: number
}

/** [9.0.4] */
export const MEMORY_CAP = 1000

export const remember: HandlerB = (life, command) => {
  const fields = copyJson(command['fields'])
  if (fields === undefined || !isObject(fields)) return invalid('fields')
  const id = life.ids++
  const { ai } = life.pet
  const memory = freeze({ ...fields, id, timestamp: life.at })
  const memories = [...ai.memories, memory].slice(-MEMORY_CAP)
  life.pet.ai = { ...ai, memories }
  life.emit?.({ type: 'remembered', id })
}
