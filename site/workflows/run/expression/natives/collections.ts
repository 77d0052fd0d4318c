import { type Methods, needCallable, own } from './method.ts'

export const MAP_METHODS: Methods<Map<unknown, unknown>> = {
  ...own<Map<unknown, unknown>>(Map.prototype, 'clear delete entries get has keys set values'),
  forEach: (self, [each]) => {
    const call = needCallable(each)
    for (const [key, value] of self) call(value, key, self)
  },
}

export const SET_METHODS: Methods<Set<unknown>> = {
  ...own<Set<unknown>>(Set.prototype, 'add clear delete entries has keys values'),
  forEach: (self, [each]) => {
    const call = needCallable(each)
    for (const value of self) call(value, value, self)
  },
}
