/** A comparison as if, switch and filter nodes hold it. */
export interface Conditions {
  readonly combinator?: string
  readonly options?: {
    readonly caseSensitive?: boolean
    readonly typeValidation?: string
    readonly version?: number
    readonly leftValue?: unknown
  }
  readonly conditions?: readonly Condition[]
}

export interface Condition {
  readonly id?: string
  readonly leftValue?: unknown
  readonly rightValue?: unknown
  readonly operator: Operator
}

export interface Operator {
  readonly type: string
  readonly operation: string
  readonly rightType?: string
  readonly singleValue?: boolean
  readonly name?: string
}
