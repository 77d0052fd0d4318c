import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

export const OFFICIAL: Bilingual<string> = {
  fr: 'Agent public, ou appel d’offres en cours',
  en: 'Public official, or a tender under way',
}

const ORDINARY: Bilingual<string> = { fr: 'Affaires courantes', en: 'Ordinary business' }

const gift = (value: number, setting: Bilingual<string>): JsonObject => ({
  who: 'karim@votre-entreprise.example',
  giver: ' Cartonnages Vial ',
  what: 'Coffret',
  value,
  setting: setting,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Le troisième coffret de l’année', en: 'The third hamper of the year' },
    given: {
      declare: [gift(55, ORDINARY)],
      before: [
        { giver: 'cartonnages vial', value: 58, day: '2026-03-02', decision: 'accepted' },
        { giver: 'cartonnages vial', value: 59, day: '2026-06-11', decision: 'accepted' },
        { giver: 'cartonnages vial', value: 90, day: '2026-07-01', decision: 'refused' },
        { giver: 'cartonnages vial', value: 40, day: '2025-10-01', decision: 'accepted' },
      ],
      ask: [{ data: { approved: false } }],
      keep: [{ id: 5 }],
      no: [{ success: true }],
    },
    expects: {
      settings: [{ giver: 'cartonnages vial' }],
      weigh: [{ value: 55, total: 172 }],
      path: [{ path: 'ask' }],
      decision: [{ decision: 'refused' }],
      yes: 'not reached',
    },
    asks: {
      ask: [
        {
          message: {
            fr: 'karim@votre-entreprise.example déclare : Coffret. Avec celui-ci, 172 € en douze mois.',
            en: 'karim@votre-entreprise.example declares: Coffret. With this one, €172 in twelve months.',
          },
        },
      ],
      no: [{ subject: { fr: 'Cadeau à rendre', en: 'Gift to be returned' } }],
    },
  },
  {
    name: { fr: 'Une maison inconnue, un petit cadeau', en: 'A new house, a small gift' },
    given: {
      declare: [gift(20, ORDINARY)],
      before: [],
      keep: [{ id: 6 }],
      yes: [{ success: true }],
    },
    expects: {
      weigh: [{ total: 20 }],
      path: [{ path: 'accept' }],
      decision: [{ decision: 'accepted' }],
      no: 'not reached',
    },
    asks: { keep: [{ operation: 'create' }] },
  },
  {
    name: { fr: 'Pendant un appel d’offres', en: 'During a tender' },
    given: {
      declare: [gift(5, OFFICIAL)],
      before: [],
      keep: [{ id: 7 }],
      no: [{ success: true }],
    },
    expects: { path: [{ path: 'refuse' }], decision: [{ decision: 'refused' }] },
  },
  {
    name: { fr: 'Le responsable ne répond pas', en: 'The manager does not answer' },
    given: {
      declare: [gift(80, ORDINARY)],
      before: [],
      ask: [{}],
      keep: [{ id: 8 }],
      no: [{ success: true }],
    },
    expects: { decision: [{ decision: 'waiting' }] },
    asks: { no: [{ subject: { fr: 'Cadeau en attente', en: 'Gift waiting' } }] },
  },
  {
    name: { fr: 'Le registre ne se lit pas', en: 'The register cannot be read' },
    given: {
      declare: [gift(30, ORDINARY)],
      before: { fails: 'The service is unavailable' },
      unread: [{ success: true }],
    },
    expects: { settings: [{ giver: 'cartonnages vial' }], weigh: 'not reached' },
    asks: {
      unread: [
        {
          bodyContent: {
            fr: 'karim@votre-entreprise.example : Coffret, 30 €, de cartonnages vial.',
            en: 'karim@votre-entreprise.example: Coffret, €30, from cartonnages vial.',
          },
        },
      ],
    },
  },
]
