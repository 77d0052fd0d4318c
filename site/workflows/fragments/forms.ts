/** A form that a person fills in, field by field. */
import type { Bilingual } from '../nodes/fact.ts'
import type { Params } from '../recipes/recipe.ts'

type Text = string | Bilingual<string>

/** `type` is one of n8n's: text where left out, `date`, `email`, `number`, `textarea`, `file`… */
export const field = (
  fieldName: string,
  fieldLabel: Text,
  { type, optional }: { readonly type?: string; readonly optional?: true } = {},
): Params => ({
  fieldLabel,
  fieldName,
  ...(type ? { fieldType: type } : {}),
  ...(optional ? {} : { requiredField: true }),
})

/** One of a list. */
export const choice = (fieldName: string, fieldLabel: Text, options: readonly Text[]): Params => ({
  ...field(fieldName, fieldLabel, { type: 'dropdown' }),
  fieldOptions: { values: options.map((option) => ({ option })) },
})

export const form = (formTitle: Text, fields: readonly Params[], more: Params = {}): Params => ({
  formTitle,
  formFields: { values: fields },
  options: { appendAttribution: false },
  ...more,
})

/** One file, as binary data under the field's name. */
export const upload = (fieldName: string, fieldLabel: Text, acceptFileTypes: string): Params => ({
  ...field(fieldName, fieldLabel, { type: 'file' }),
  multipleFiles: false,
  acceptFileTypes,
})

/** What somebody reads once the form is through. */
export const page = (completionTitle: Text, completionMessage: Text): Params => ({
  operation: 'completion',
  respondWith: 'text',
  completionTitle,
  completionMessage,
  options: {},
})
