import type { Raw } from '../companion.ts'
import { copyJson, isObject, type JsonObject } from '../json.ts'
import { refuseInvalid } from '../refuse.ts'
import type { LifeB } from './life.ts'

/** [3.2.28] Free fields beside an id and a moment. */
export interface Memory extends JsonObject {
  readonly id: number
  readonly timestamp: number
}

/** [9.0.4] */
export const MEMORY_CAP = 1000

export const remember = (life: LifeB, command: Raw): void => {
  const fields = copyJson(command['fields'])
  if (fields === undefined || !isObject(fields)) return refuseInvalid(life, command, 'fields')
  const id = life.ids++
  life.memories.push({ ...fields, id, timestamp: life.at })
  life.emit?.({ type: 'remembered', id })
}
