import { ExpressionError } from '../problem.ts'

/** Names of members by which code leaves its sandbox. n8n refuses the same ones. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  '__proto__',
  'prototype',
  'constructor',
  'getPrototypeOf',
  'setPrototypeOf',
  'getOwnPropertyDescriptor',
  'getOwnPropertyDescriptors',
  'defineProperty',
  'defineProperties',
  '__lookupGetter__',
  '__lookupSetter__',
  '__defineGetter__',
  '__defineSetter__',
  'caller',
  'callee',
  'arguments',
  'prepareStackTrace',
  'mainModule',
  'binding',
  '_linkedBinding',
  '_load',
  'getBuiltinModule',
  'dlopen',
  'execve',
  'loadEnvFile',
])

export const isForbidden = (name: string): boolean => FORBIDDEN.has(name)

export function permit(name: string): string {
  if (isForbidden(name)) throw new ExpressionError('forbidden', { name })
  return name
}
