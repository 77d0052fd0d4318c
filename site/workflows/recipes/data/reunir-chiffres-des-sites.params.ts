/** What its nodes read, write, show and send. */
import { columns } from '../../fragments/columns.ts'
import { setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Params } from '../recipe.ts'

const SHEET = {
  documentId: byId(setting('sheet')),
  sheetName: byName({ fr: 'Semaines', en: 'Weeks' }),
}
export const READ: Params = { resource: 'sheet', operation: 'read', ...SHEET, options: {} }
export const linked = (subject: Bilingual<string>): Params =>
  mailed({ from: setting('sender'), to: '={{ $json.manager }}' }, subject, {
    fr: "={{ $json.site }}, semaine passée : chiffre d’affaires hors taxes, tickets, heures travaillées.\n{{ $('settings').first().json.link }}?key={{ $json.key }}",
    en: "={{ $json.site }}, last week: turnover without VAT, receipts, hours worked.\n{{ $('settings').first().json.link }}?key={{ $json.key }}",
  })

export const CONFIRM: Params = {
  operation: 'page',
  defineForm: 'json',
  jsonOutput: {
    fr: "={{ JSON.stringify([{ fieldLabel: 'Surprenant : ' + $json.odd.join(', '), fieldName: 'exact', fieldType: 'dropdown', requiredField: true, fieldOptions: { values: [{ option: 'exact' }, { option: 'à reprendre' }] } }, { fieldLabel: 'Pourquoi', fieldName: 'reason', requiredField: true }]) }}",
    en: "={{ JSON.stringify([{ fieldLabel: 'Surprising: ' + $json.odd.join(', '), fieldName: 'exact', fieldType: 'dropdown', requiredField: true, fieldOptions: { values: [{ option: 'exact' }, { option: 'start again' }] } }, { fieldLabel: 'Why', fieldName: 'reason', requiredField: true }]) }}",
  },
  options: {},
}

export const WRITTEN: Params = {
  resource: 'sheet',
  operation: 'appendOrUpdate',
  ...SHEET,
  columns: columns(
    {
      key: "={{ $('judge').first().json.key }}",
      week: "={{ $('judge').first().json.week }}",
      site: "={{ $('judge').first().json.site }}",
      turnover: "={{ $('judge').first().json.turnover }}",
      customers: "={{ $('judge').first().json.customers }}",
      hours: "={{ $('judge').first().json.hours }}",
      note: "={{ $json.reason ?? '' }}",
    },
    ['key'],
  ),
  options: { cellFormat: 'RAW' },
}
