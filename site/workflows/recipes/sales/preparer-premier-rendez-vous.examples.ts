import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const booked = (
  email: string,
  notes: { readonly fr: string; readonly en: string },
): readonly JsonObject[] => [
  {
    triggerEvent: 'BOOKING_CREATED',
    uid: 'bk-77',
    title: 'Premier échange',
    startTime: '2026-11-26T09:00:00.000Z',
    attendees: [{ email, name: 'Nora Vidal', timeZone: 'Europe/Paris' }],
    organizer: { email: 'karl@votre-entreprise.example', name: 'Karl' },
    additionalNotes: notes,
  },
]
const slow = { fr: 'Nos inventaires prennent deux jours.', en: 'Our stocktaking takes two days.' }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Fiche complète', en: 'A complete brief' },
    given: {
      booked: booked('Nora@vidal-fromages.example', slow),
      company: [
        {
          job: 'Directrice logistique',
          company: 'Vidal Fromages',
          nb_employees: '40',
          company_city: 'Chambéry',
          website: 'vidal-fromages.example',
        },
      ],
      history: [
        {
          id: 12,
          name: 'Étiquettes',
          create_date: '2025-10-02 08:11:00',
          stage_id: [4, { fr: 'Perdue', en: 'Lost' }],
        },
      ],
      writer: {
        says: [
          {
            fr: 'Nora Vidal dirige la logistique de Vidal Fromages, 40 personnes.\n\nÀ demander : où se perdent ces deux jours ?',
            en: 'Nora Vidal runs logistics at Vidal Fromages, 40 people.\n\nTo ask: where do those two days go?',
          },
        ],
      },
      still: [{ status: 'success', data: { status: 'accepted' } }],
      send: [{ accepted: true }],
    },
    expects: {
      person: [{ email: 'nora@vidal-fromages.example', private: false }],
      facts: [
        {
          facts: {
            fr: 'Personne : Nora Vidal <nora@vidal-fromages.example>\nFonction : Directrice logistique\nEntreprise : Vidal Fromages, 40, Chambéry\nSite : vidal-fromages.example\nA écrit : Nos inventaires prennent deux jours.\nPassé : Étiquettes, 2025-10-02, Perdue',
            en: 'Person: Nora Vidal <nora@vidal-fromages.example>\nRole: Directrice logistique\nCompany: Vidal Fromages, 40, Chambéry\nSite: vidal-fromages.example\nWrote: Our stocktaking takes two days.\nPast: Étiquettes, 2025-10-02, Lost',
          },
        },
      ],
      check: [{ bare: false }],
      plain: 'not reached',
    },
    asks: {
      history: [
        {
          filters: {
            filter: [{ fieldName: 'email_normalized', value: 'nora@vidal-fromages.example' }],
          },
        },
      ],
      send: [
        {
          toEmail: 'karl@votre-entreprise.example',
          subject: { fr: 'Demain : Nora Vidal', en: 'Tomorrow: Nora Vidal' },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Particulier, chiffre inventé, Odoo muet',
      en: 'Private, figure made up, Odoo silent',
    },
    given: {
      booked: booked('nora.vidal@perso.example', { fr: '', en: '' }),
      history: { fails: 'Odoo Server Error' },
      writer: {
        says: [
          {
            fr: 'Nora Vidal dirige une équipe de 250 personnes.',
            en: 'Nora Vidal leads a team of 250 people.',
          },
        ],
      },
      still: { fails: 'Request timed out' },
      send: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          bare: true,
          text: {
            fr: 'Personne : Nora Vidal <nora.vidal@perso.example>\nA écrit : rien\nPassé : Odoo n’a pas répondu',
            en: 'Person: Nora Vidal <nora.vidal@perso.example>\nWrote: nothing\nPast: Odoo did not answer',
          },
        },
      ],
      on: { count: 1 },
      company: 'not reached',
    },
    asks: {
      send: [
        {
          subject: {
            fr: 'Demain : Nora Vidal (faits bruts)',
            en: 'Tomorrow: Nora Vidal (bare facts)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Modèle en panne, puis annulation', en: 'Model down, then cancelled' },
    given: {
      booked: booked('nora@vidal-fromages.example', slow),
      company: { fails: 'Unauthorized' },
      history: [],
      writer: { fails: 'rate limit reached' },
      still: [{ status: 'success', data: { status: 'cancelled' } }],
    },
    expects: {
      plain: [
        {
          bare: true,
          text: {
            fr: 'Personne : Nora Vidal <nora@vidal-fromages.example>\nEntreprise : Dropcontact n’a pas répondu\nA écrit : Nos inventaires prennent deux jours.\nPassé : aucun échange dans Odoo',
            en: 'Person: Nora Vidal <nora@vidal-fromages.example>\nCompany: Dropcontact did not answer\nWrote: Our stocktaking takes two days.\nPast: no exchange in Odoo',
          },
        },
      ],
      on: { count: 0 },
      send: 'not reached',
      check: 'not reached',
    },
  },
  {
    name: { fr: 'Dropcontact hors d’atteinte', en: 'Dropcontact out of reach' },
    given: {
      booked: booked('nora@vidal-fromages.example', slow),
      company: { fails: 'connect ECONNREFUSED', whole: true },
      history: [],
      writer: { says: ['Nora Vidal.'] },
      still: [{ status: 'success', data: { status: 'cancelled' } }],
    },
    expects: {
      facts: [
        {
          facts: {
            fr: 'Personne : Nora Vidal <nora@vidal-fromages.example>\nEntreprise : Dropcontact n’a pas répondu\nA écrit : Nos inventaires prennent deux jours.\nPassé : aucun échange dans Odoo',
            en: 'Person: Nora Vidal <nora@vidal-fromages.example>\nCompany: Dropcontact did not answer\nWrote: Our stocktaking takes two days.\nPast: no exchange in Odoo',
          },
        },
      ],
      send: 'not reached',
    },
  },
]
