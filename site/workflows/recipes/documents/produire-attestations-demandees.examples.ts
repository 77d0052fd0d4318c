import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const request = [
  { email: 'Ana.Lopez@tonnellerie-brice.example', kind: both('Emploi', 'Employment') },
]
const person = (first_contract_date: string | boolean) => [
  {
    id: 4,
    name: 'Ana Lopez',
    work_email: 'ana.lopez@tonnellerie-brice.example',
    job_title: 'Tonnelière',
    first_contract_date,
  },
]
const KNOWN = person('2019-04-01')
const made = { copy: [{ id: 'doc7' }], fill: [{ documentId: 'doc7' }] }
const yes = [{ data: { approved: true } }]
const hand = (fr: string, en: string) => [{ message: both(`Emploi – ${fr}`, `Employment – ${en}`) }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Accordée et envoyée', en: 'Granted and sent' },
    given: {
      request,
      person: KNOWN,
      ...made,
      ask: yes,
      pdf: {
        items: [
          {
            json: { id: 'doc7' },
            files: { data: { type: 'application/pdf', name: 'attestation.pdf', text: 'PDF' } },
          },
        ],
      },
      send: [{ id: 'm1' }],
    },
    expects: {
      ready: [{ fault: '', name: 'Ana Lopez', since: '01/04/2019' }],
      hand: 'not reached',
    },
    asks: {
      person: [
        {
          filters: {
            filter: [{ operator: '=ilike', value: 'Ana.Lopez@tonnellerie-brice.example' }],
          },
        },
      ],
      copy: [
        {
          fileId: { value: both('MODELE-EMPLOI', 'TEMPLATE-EMPLOYMENT') },
          name: both('Emploi – Ana Lopez – 2026-11-23', 'Employment – Ana Lopez – 2026-11-23'),
        },
      ],
      fill: [
        {
          actionsUi: {
            actionFields: [
              { replaceText: 'Ana Lopez' },
              { replaceText: 'Tonnelière' },
              { replaceText: '01/04/2019' },
              { replaceText: '23/11/2026' },
            ],
          },
        },
      ],
      send: [{ subject: both('Votre attestation : Emploi', 'Your certificate: Employment') }],
    },
  },
  {
    name: { fr: 'Les RH ne répondent pas', en: 'HR does not answer' },
    given: { request, person: KNOWN, ...made, ask: [{}], wait: [{ id: 'm2' }] },
    expects: { 'agreed.no': { count: 1 }, send: 'not reached' },
    asks: {
      wait: [
        {
          subject: both('Votre attestation attend les RH', 'Your certificate is waiting for HR'),
        },
      ],
    },
  },
  {
    name: { fr: 'La fiche est incomplète', en: 'The record is incomplete' },
    given: { request, person: person(false), hand: [{ id: 'm3' }] },
    expects: {
      ready: [{ fault: both('manque dans la fiche : since', 'missing on record: since') }],
      copy: 'not reached',
    },
    asks: { hand: hand('manque dans la fiche : since', 'missing on record: since') },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: { request, person: { fails: 'connect ETIMEDOUT' }, hand: [{ id: 'm4' }] },
    expects: { 'sound.no': { count: 1 } },
    asks: { hand: hand('Odoo ne répond pas', 'Odoo does not answer') },
  },
  {
    name: { fr: 'Le modèle a disparu', en: 'The template is gone' },
    given: { request, person: KNOWN, copy: { fails: 'File not found' }, hand: [{ id: 'm5' }] },
    expects: { 'sound.yes': { count: 1 }, fill: 'not reached' },
    asks: { hand: hand('File not found', 'File not found') },
  },
  {
    name: { fr: 'Google refuse de remplir', en: 'Google refuses to fill it in' },
    given: {
      request,
      person: KNOWN,
      copy: [{ id: 'doc7' }],
      fill: { fails: 'Quota exceeded' },
      hand: [{ id: 'm6' }],
    },
    expects: { ready: [{ fault: '' }], ask: 'not reached' },
    asks: { hand: hand('Quota exceeded', 'Quota exceeded') },
  },
  {
    name: { fr: 'Le PDF ne vient pas', en: 'The PDF does not come' },
    given: {
      request,
      person: KNOWN,
      ...made,
      ask: yes,
      pdf: { fails: 'Export failed' },
      hand: [{ id: 'm7' }],
    },
    expects: { 'agreed.yes': { count: 1 }, send: 'not reached' },
    asks: { hand: hand('Export failed', 'Export failed') },
  },
]
