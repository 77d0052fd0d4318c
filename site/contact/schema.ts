/**
 * The message as the server takes it, made of the rules that the page judges by: neither takes what
 * the other refuses. The page imports types from here and nothing that runs.
 */
import { z } from 'zod'
import { LANGUAGES } from '../routes/language.ts'
import { BUDGETS, MOMENTS, SUBJECTS, TRAP } from './fields.ts'
import { cleaned, problemsOf, type Problems } from './rules.ts'
import { readToolResult } from './tool-result.ts'

const optionalText = z.string().default('')

export const contactMessage = z
  .object({
    /** Of this very message: sent again after an answer was lost, it is still one message. */
    id: z.string().regex(/^[\da-f]{32}$/u),
    /** That of the page, and of the reply. */
    language: z.enum(LANGUAGES),
    name: optionalText,
    email: optionalText,
    company: optionalText,
    subject: z.enum(['', ...SUBJECTS]).default(''),
    budget: z.enum(BUDGETS).default('unknown'),
    message: optionalText,
    first: optionalText,
    second: optionalText,
    moment: z.enum(MOMENTS).default('morning'),
    /** `on` is what a form without a script says. */
    consent: z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false),
    /** Path of the page that the visitor came from, if that was said. */
    from: z
      .string()
      .regex(/^\/(?!\/)[\w%./~-]{0,200}$/u)
      .optional(),
    /** What a tool of the site worked out, if the visitor joined it. */
    result: z.unknown().transform(readToolResult).optional(),
    /** Seconds from the blank form to this, where the page measured them. */
    spent: z.number().nonnegative().optional(),
    [TRAP]: optionalText,
  })
  .transform((message) => ({ ...message, ...cleaned(message) }))
  .superRefine((message, context) => {
    for (const [field, problem] of Object.entries(problemsOf(message)))
      context.addIssue({ code: 'custom', path: [field], message: problem })
  })

/** What arrives; what has a default may be left out. */
export type ContactRequest = z.input<typeof contactMessage>
/** What the server keeps. */
export type ContactMessage = z.output<typeof contactMessage>

/** @returns what a person can put right, for 422; none where only a program can: 400 */
export const refusalOf = ({ issues }: z.ZodError): Problems | undefined =>
  issues.every(({ code }) => code === 'custom')
    ? (Object.fromEntries(issues.map(({ path, message }) => [path[0], message])) as Problems)
    : undefined

/** Whether no person wrote it. Answered like any other and kept apart: it may be wrong. */
export const isTrapped = (message: ContactMessage): boolean => message[TRAP] !== ''
