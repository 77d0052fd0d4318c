import type { Example } from '../recipe.ts'

const member = (email: string, segment: string | { readonly fr: string; readonly en: string }) => ({
  email_address: email,
  status: 'subscribed',
  merge_fields: { SEGMENT: segment },
})
const regular = { fr: 'régulier', en: 'regular' }
const loyal = { fr: 'fidèle', en: 'loyal' }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une cliente s’endort, sept ne bougent pas', en: 'One falls asleep, seven stay' },
    given: {
      monday: [{}],
      orders: [
        { email: 'alba@client.example', orders: 9, days: 366 },
        { email: 'bruno@client.example', orders: 4, days: 20 },
        { email: 'chloe@client.example', orders: 2, days: 90 },
        { email: 'denis@client.example', orders: 2, days: 10 },
        { email: 'eva@client.example', orders: 3, days: 200 },
        { email: 'farid@client.example', orders: 5, days: 365 },
        { email: 'gina@client.example', orders: 2, days: 30 },
        { email: 'invite@ailleurs.example', orders: 1, days: 3 },
      ],
      members: [
        member('Alba@client.example', loyal),
        member('bruno@client.example', loyal),
        member('chloe@client.example', regular),
        member('denis@client.example', regular),
        member('eva@client.example', regular),
        member('farid@client.example', loyal),
        member('gina@client.example', regular),
        member('lecteur@ailleurs.example', ''),
      ],
      write: [{ id: 'm1' }],
    },
    expects: {
      'compare.same': { count: 6 },
      'many.no': { count: 1 },
      each: [{ email: 'alba@client.example', segment: { fr: 'endormi', en: 'asleep' } }],
      ask: 'not reached',
      refused: 'not reached',
    },
    asks: {
      write: [
        {
          email: 'alba@client.example',
          updateFields: {
            mergeFieldsUi: {
              mergeFieldsValues: [{ name: 'SEGMENT', value: { fr: 'endormi', en: 'asleep' } }],
            },
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Premier passage, accepté, champ absent',
      en: 'First run, accepted, field missing',
    },
    given: {
      monday: [{}],
      orders: [
        { email: 'hugo@client.example', orders: 1, days: 12 },
        { email: 'ines@client.example', orders: 1, days: 61 },
      ],
      members: [member('hugo@client.example', ''), member('ines@client.example', '')],
      ask: [{ data: { approved: true } }],
      write: { fails: 'The resource submitted could not be validated' },
      tell: [{ accepted: true }],
    },
    expects: {
      'many.yes': { count: 1 },
      each: [
        { email: 'hugo@client.example', segment: { fr: 'nouveau', en: 'new' } },
        { email: 'ines@client.example', segment: regular },
      ],
    },
    asks: {
      ask: [
        {
          message: {
            fr: '2 clients sur 2 changeraient de segment. Par exemple : hugo@client.example → nouveau, ines@client.example → régulier. Les écrire dans Mailchimp ?',
            en: '2 customers out of 2 would change segment. For instance: hugo@client.example → new, ines@client.example → regular. Write them to Mailchimp?',
          },
        },
      ],
      tell: [
        {
          subject: { fr: 'Segments : 2 fiche(s) refusée(s)', en: 'Segments: 2 record(s) refused' },
          text: 'The resource submitted could not be validated',
        },
      ],
    },
  },
  {
    name: { fr: 'Tout change, personne ne répond', en: 'Everything moves, nobody answers' },
    given: {
      monday: [{}],
      orders: [{ email: 'jean@client.example', orders: 6, days: 900 }],
      members: [member('jean@client.example', loyal)],
      ask: [{}],
    },
    expects: {
      'many.yes': [
        { changes: [{ different: { segment: { inputA: { fr: 'endormi', en: 'asleep' } } } }] },
      ],
      ok: { count: 0 },
      each: 'not reached',
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database is silent' },
    given: {
      monday: [{}],
      orders: { fails: 'connect ECONNREFUSED' },
      members: [member('karl@client.example', loyal)],
      warn: [{ accepted: true }],
    },
    expects: { segment: 'not reached', gather: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Les segments restent ceux de la semaine passée. Réponse reçue : connect ECONNREFUSED',
            en: 'Segments stay those of last week. The answer was: connect ECONNREFUSED',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Mailchimp refuse la lecture', en: 'Mailchimp refuses to be read' },
    given: {
      monday: [{}],
      orders: [{ email: 'lea@client.example', orders: 1, days: 5 }],
      members: { fails: 'API key revoked' },
      warn: [{ accepted: true }],
    },
    expects: { segment: [{ segment: { fr: 'nouveau', en: 'new' } }], gather: 'not reached' },
    asks: { warn: [{ subject: { fr: 'Segments non mis à jour', en: 'Segments not updated' } }] },
  },
]
