import type { MemberExpression } from 'acorn'
import { fieldOf, isPlain, methodOf } from '../natives/families.ts'
import { ExpressionError } from '../problem.ts'
import { sizeOf } from './budget.ts'
import { text } from './coerce.ts'
import { isForbidden, permit } from './forbidden.ts'
import type { Machine, Scope } from './scope.ts'

/** The name that a member expression asks for. */
export function keyOf(node: MemberExpression, scope: Scope): string {
  if (node.property.type === 'PrivateIdentifier') throw new SyntaxError('private member')
  if (!node.computed && node.property.type === 'Identifier') return permit(node.property.name)
  const { value, budget } = scope.machine
  return permit(text(value(node.property, scope), budget))
}

/** A member of a value: its own, or a method of its kind, ready to be called. */
export function read(target: unknown, name: string, machine: Machine): unknown {
  if (target === undefined || target === null) throw new TypeError(`${name} of nothing`)
  machine.budget.spend()
  const field = fieldOf(target, name)
  if (field !== undefined) return field
  const method = methodOf(target, name)
  if (method === undefined) {
    // n8n may well know it: saying nothing would pass for what n8n gives.
    if (name in Object(target)) throw new ExpressionError('unsupported', { name })
    return undefined
  }
  return (...given: readonly unknown[]) => {
    machine.budget.spend(1 + sizeOf(target))
    return method(target, given, machine.budget)
  }
}

/** Puts a value in a list or an object of the expression's own. */
export function write(target: unknown, name: string, value: unknown, machine: Machine): void {
  if (typeof target !== 'object' || target === null) throw new TypeError(`${name} of nothing`)
  if (Array.isArray(target)) {
    machine.budget.length(name === 'length' ? Number(value) : Number(name) || 0)
  } else if (!isPlain(target)) throw new TypeError(`${name} cannot be set`)
  define(target, name, value)
}

/** Sets a field as its object's own, whatever it is called. */
export function define(target: object, name: string, value: unknown): void {
  if (name === 'length' && Array.isArray(target)) target.length = Number(value)
  else {
    Object.defineProperty(target, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    })
  }
}

/** Whether `name in target`. */
export function has(target: unknown, name: string): boolean {
  if (typeof target !== 'object' || target === null) throw new TypeError('in asks for an object')
  return !isForbidden(name) && (Object.hasOwn(target, name) || methodOf(target, name) !== undefined)
}
