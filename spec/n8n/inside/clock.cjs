/**
 * Loaded into every process of n8n that is judged, before anything else: the clock stands still at
 * `JUDGE_NOW`, so that a run gives the same each day, in the process itself and wherever it
 * evaluates expressions and code.
 */
const fs = require('node:fs')
const vm = require('node:vm')

const now = Number(process.env.JUDGE_NOW)

/** Source, because each place where code is evaluated has a `Date` of its own. */
const STOP = `(() => {
  const Real = Date
  if (Real.stands) return
  Real.now = () => ${now}
  Real.stands = true
  const Still = new Proxy(Real, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now()], made),
    apply: (target) => new target(target.now()).toString(),
  })
  Real.prototype.constructor = Still
  globalThis.Date = Still
})()`

vm.runInThisContext(STOP)

const createContext = vm.createContext
vm.createContext = (...given) => {
  const context = createContext(...given)
  vm.runInContext(STOP, context)
  return context
}

// Expressions run in an isolate that begins by reading this file.
const readFileSync = fs.readFileSync
fs.readFileSync = (file, ...rest) => {
  const read = readFileSync(file, ...rest)
  return String(file).endsWith('runtime.iife.js') ? `${STOP};\n${String(read)}` : read
}
