import { ExpressionError } from './expression/index.ts'

/** An expression asks for data that is not there; n8n's words, which an error output may show. */
export class LookupFailure extends ExpressionError {
  constructor(message: string) {
    super('impossible', { message })
    this.message = message
  }
}
