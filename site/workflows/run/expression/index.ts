export { membersOf } from './members.ts'
export type { Clock } from './names.ts'
export { evaluate } from './evaluate.ts'
/** For whoever says what is not understood. @internal */
export { UNSUPPORTED } from './extensions/unsupported.ts'
export type { Names } from './names.ts'
export { ExpressionError } from './problem.ts'
export { resolve } from './resolve.ts'
export { standardNames } from './standard.ts'
/** For whoever checks a flow. @internal */
export { checkExpression, namesIn } from './survey.ts'
