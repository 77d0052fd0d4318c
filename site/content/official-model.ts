/**
 * What the official model of French social rules answers, point by point: asked by
 * `npm run bench -- official`, read by the tests and at build.
 */
import { z } from 'zod'

const officialAnswers = z.strictObject({
  /** The package that was asked, with its version. */
  model: z.string(),
  /** The day whose rules it applied, and the day it was asked. */
  rules: z.iso.date(),
  asked: z.iso.date(),
  points: z.array(
    z.strictObject({
      status: z.enum(['micro', 'ei', 'eurl', 'sasu', 'employee']),
      /** Of an employee, the gross salary. Euros a year, as all that follow. */
      turnover: z.number(),
      costs: z.number(),
      household: z.strictObject({ couple: z.boolean(), children: z.number() }),
      flatTax: z.boolean(),
      dividends: z.number(),
      official: z.strictObject({
        net: z.number(),
        /** After income tax, where that was asked. */
        kept: z.number().optional(),
      }),
    }),
  ),
})
export type OfficialAnswers = z.infer<typeof officialAnswers>

const files = import.meta.glob<string>('./official-model.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** @throws when the file is not there, or not what the table can show */
export const loadOfficialAnswers = (): OfficialAnswers =>
  officialAnswers.parse(JSON.parse(Object.values(files)[0] ?? 'null'))
