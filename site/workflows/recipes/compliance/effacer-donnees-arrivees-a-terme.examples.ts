import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux effacées, une qui résiste', en: 'Two erased, one resists' },
    given: {
      monthly: [{}],
      records: [
        { id: 4, last_contact: '2021-03-02', hold: false },
        { id: 9, last_contact: '2019-06-30', hold: false },
        { id: 12, last_contact: '2022-01-10', hold: true },
        { id: 17, last_contact: '2024-11-22', hold: false },
        { id: 18, last_contact: '2024-11-23', hold: false },
      ],
      ask: [{ data: { approved: true } }],
      erase: [{ id: 4 }, { id: 9 }, { error: 'violates foreign key constraint' }],
      register: [{ id: 1 }],
    },
    expects: {
      settings: [{ limit: '2024-11-23' }],
      gather: [{ id: [4, 9, 17] }],
      total: [{ sum_erased: 2, sum_kept: 1 }],
      silent: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: { fr: 'Effacer 3 candidature(s) ?', en: 'Erase 3 application(s)?' },
          message: {
            fr: 'Dernier échange avant le 2024-11-23, le plus ancien le 2019-06-30. Cet effacement est définitif.',
            en: 'Last exchange before 2024-11-23, the oldest on 2019-06-30. Erasure is final.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Cinq jours de silence', en: 'Five days of silence' },
    given: {
      monthly: [{}],
      records: [{ id: 4, last_contact: '2021-03-02', hold: false }],
      ask: [{ id: [4] }],
    },
    expects: { gather: [{ dates: ['2021-03-02'] }], agreed: { count: 0 }, erase: 'not reached' },
    asks: {
      ask: [{ subject: { fr: 'Effacer 1 candidature(s) ?', en: 'Erase 1 application(s)?' } }],
    },
  },
  {
    name: { fr: 'Supabase ne répond pas', en: 'Supabase does not answer' },
    given: {
      monthly: [{}],
      records: { fails: 'fetch failed' },
      silent: [{ accepted: true }],
    },
    expects: { settings: [{ limit: '2024-11-23' }], ask: 'not reached' },
    asks: {
      silent: [
        {
          subject: {
            fr: 'Candidatures : contrôle du mois impossible',
            en: 'Applications: no check this month',
          },
          text: {
            fr: 'La table applications n’a pas pu être lue. Rien n’a été effacé : relancez le flux à la main.',
            en: 'The table applications could not be read. Nothing was erased: start the flow by hand.',
          },
        },
      ],
    },
  },
]
