export type Callable = (...given: readonly unknown[]) => unknown

export const isCallable = (value: unknown): value is Callable => typeof value === 'function'
