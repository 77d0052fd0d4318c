import type { BlockStatement, Expression, SpreadElement, Super } from 'acorn'
import type { Names } from '../names.ts'
import type { Budget } from './budget.ts'

/** One evaluation: what it sees, what it may still spend, and how it reads each kind of node. */
export interface Machine {
  readonly names: Names
  readonly budget: Budget
  /** Whether n8n's own methods are understood (see `isExtended`). */
  readonly extended: boolean
  readonly value: (node: Expression | SpreadElement | Super, scope: Scope) => unknown
  /** What a function's block returns. */
  readonly body: (block: BlockStatement, scope: Scope) => unknown
  /** A value that the expression may change without anybody else seeing it. */
  readonly adopt: (value: unknown) => unknown
}

/** The variables of one block or function, and those around it. */
export class Scope {
  readonly machine: Machine
  readonly #outer: Scope | undefined
  readonly #slots = new Map<string, { value: unknown; readonly isFixed: boolean }>()

  constructor(machine: Machine, outer?: Scope) {
    this.machine = machine
    this.#outer = outer
  }

  inner(): Scope {
    return new Scope(this.machine, this)
  }

  declare(name: string, value: unknown, isFixed = false): void {
    this.#slots.set(name, { value, isFixed })
  }

  /** A name that nobody gave is `undefined`, as in n8n. */
  read(name: string): unknown {
    const slot = this.#slot(name)
    if (slot !== undefined) return slot.value
    const { names, adopt } = this.machine
    return Object.hasOwn(names, name) ? adopt(names[name]) : undefined
  }

  write(name: string, value: unknown): void {
    const slot = this.#slot(name)
    if (slot === undefined) this.#root().declare(name, value)
    else if (slot.isFixed) throw new TypeError(`${name} is a constant`)
    else slot.value = value
  }

  #slot(name: string): { value: unknown; readonly isFixed: boolean } | undefined {
    const own = this.#slots.get(name)
    return own !== undefined || this.#outer === undefined ? own : this.#outer.#slot(name)
  }

  #root(): Scope {
    return this.#outer === undefined ? this : this.#outer.#root()
  }
}
