import type { Machine } from './machine.ts'

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
