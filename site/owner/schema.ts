/** What the owner writes about themselves, each text in both languages. Checked before a build. */
import { z } from 'zod'

const said = (least: number, most: number) => {
  const text = z
    .string()
    .min(least)
    .max(most)
    .refine((line) => line.trim() === line, 'has space around it: take it out')
  return z.strictObject({ fr: text, en: text })
}

/** A name that is the same in both languages, or one in each. */
const term = z.union([z.string().min(1).max(40), said(1, 40)])

const month = z
  .string()
  .refine((text) => /^(19|20)\d\d-(0[1-9]|1[0-2])$/u.test(text), 'write a month as 2024-03')

const span = { startDate: month, endDate: month.optional() }

/** « true » labels what follows as an example, on the page, in print and in every file. */
const sample = z.boolean()

/** A kind of organisation, never a client's name without their leave. */
const entity = said(3, 80)

export const careerSchema = z.strictObject({
  sample,
  /** The day all of it was last looked over: the axis of years ends there. */
  updated: z.iso.date(),
  label: said(5, 80),
  summary: said(120, 700),
  /** Where the work is done. */
  workplace: said(3, 80),
  availability: said(3, 60),
  /** Most recent first. */
  work: z
    .array(
      z.strictObject({
        ...span,
        position: said(3, 50),
        name: entity,
        summary: said(40, 320),
        highlights: z.array(said(20, 160)).max(4),
        keywords: z.array(term).max(6),
      }),
    )
    .min(1),
  education: z.array(
    z.strictObject({
      ...span,
      area: said(3, 50),
      studyType: said(2, 50),
      institution: entity,
      summary: said(20, 200),
    }),
  ),
  languages: z
    .array(
      z.strictObject({ code: z.string().length(2), language: said(3, 20), fluency: said(3, 60) }),
    )
    .min(1),
})

export const skillsSchema = z.strictObject({
  sample,
  groups: z.array(
    z.strictObject({
      universe: z.enum(['code', 'ia', 'plus']),
      name: said(2, 30),
      /** What is practised, since when and, where that is over, until when. */
      practice: z.array(z.strictObject({ name: said(2, 30), ...span })).min(1),
    }),
  ),
})

/** What a case is drawn as: sources that meet, a sort, a series of figures. */
export const CASE_DRAWINGS = ['gather', 'sort', 'series'] as const

export const casesSchema = z.strictObject({
  sample,
  /** Most telling first: the CV and the home page show three. */
  cases: z.array(
    z.strictObject({
      id: z
        .string()
        .refine((text) => /^[a-z][a-z-]+$/u.test(text), 'write small letters and hyphens'),
      name: said(5, 70),
      entity,
      ...span,
      role: said(5, 80),
      drawing: z.enum(CASE_DRAWINGS).optional(),
      keywords: z.array(term).max(6),
      problem: said(40, 320),
      choice: said(40, 320),
      measure: said(40, 320),
      /** What the team does with it today, and what did not work. */
      kept: said(40, 320),
    }),
  ),
})

export const testimonialsSchema = z.strictObject({
  sample,
  testimonials: z.array(
    z.strictObject({
      /** Who speaks, as they chose to be named. */
      role: said(3, 80),
      entity,
      date: month,
      /** The language they spoke: the other is a translation, and says so. */
      spoken: z.enum(['fr', 'en']),
      words: said(20, 320),
      /** What was delivered, to be checked. */
      delivered: said(20, 240),
      /** What was harder than thought. */
      reservation: said(20, 240).optional(),
      /** Id of the case it is about. */
      about: z.string().optional(),
    }),
  ),
})

export const referencesSchema = z.strictObject({
  sample,
  references: z.array(z.strictObject({ name: said(3, 80), reference: said(20, 240) })),
})

export type Career = z.infer<typeof careerSchema>
export type Skills = z.infer<typeof skillsSchema>
export type Cases = z.infer<typeof casesSchema>
export type CaseDrawing = (typeof CASE_DRAWINGS)[number]
export type Testimonials = z.infer<typeof testimonialsSchema>
export type References = z.infer<typeof referencesSchema>
