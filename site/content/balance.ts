/** Hours that a task gives back and takes, from a few numbers that readers replace by theirs. */
import { z } from 'zod'
import { line } from './schema.ts'

const both = (min: number, max: number) =>
  z.strictObject({ fr: line(min, max), en: line(min, max) })

export const balance = z
  .strictObject({
    title: both(5, 60),
    /** By id; one slider each. */
    inputs: z.record(
      z.string(),
      z.strictObject({
        name: both(3, 60),
        min: z.int().min(0),
        max: z.int().positive(),
        step: z.int().positive(),
        value: z.int().min(0),
        /** A share is in per cent. */
        share: z.literal(true).optional(),
      }),
    ),
    rows: z
      .array(
        z.strictObject({
          name: both(3, 60),
          /** Takes hours instead of giving them back. */
          takes: z.literal(true).optional(),
          /** Multiplied: ids of inputs and numbers. */
          factors: z.array(z.union([z.string(), z.number().positive()])).min(1),
          /** The product is in minutes, not in hours. */
          minutes: z.literal(true).optional(),
        }),
      )
      .min(2)
      .max(5),
  })
  .superRefine(({ inputs, rows }, context) => {
    rows.forEach(({ factors }, index) => {
      for (const factor of factors)
        if (typeof factor === 'string' && !(factor in inputs))
          context.issues.push({
            code: 'custom',
            path: ['rows', index, 'factors'],
            message: `« ${factor} » is no input`,
            input: factors,
          })
    })
    for (const [id, { min, max, step, value }] of Object.entries(inputs))
      if (value < min || value > max || (value - min) % step > 0)
        context.issues.push({
          code: 'custom',
          path: ['inputs', id, 'value'],
          message: `goes from ${min} to ${max} by ${step}`,
          input: value,
        })
  })
export type Balance = z.infer<typeof balance>
