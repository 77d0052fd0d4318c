import type { Example, Given } from '../recipe.ts'

const form = (text: string): Given => ({
  items: [
    {
      json: { event: 'Salon du bois', seller: 'Hélène' },
      files: { file: { type: 'text/csv', name: 'badges.csv', text } },
    },
  ],
})
const HEAD = 'Name,Email,Company,Consent,Note\n'
const judged = (at: number) => {
  const answer = (names: readonly string[]) =>
    JSON.stringify(Object.fromEntries(names.map((name, place) => [name, place === at])))
  return {
    fr: answer(['Devis', 'Documentation', 'Plus tard', 'fallback']),
    en: answer(['Quote', 'Papers', 'Later', 'fallback']),
  }
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre badges, trois suites', en: 'Four badges, three courses' },
    given: {
      form: form(
        `${HEAD}Ida Lebrun,IDA@charpente-lebrun.example,Lebrun,oui,Veut un devis pour 40 m² de bardage\nida lebrun,ida@charpente-lebrun.example,,oui,rappeler jeudi\nTom Ruiz,tom@ruiz.example,Ruiz,,Demande la fiche du lamellé\nAnne Roy,anne@roy.example,Roy,oui,Projet dans deux ans\nPaul Petit,paul@petit.example,Petit,,Concurrent\n`,
      ),
      luna: { says: [judged(0), judged(1), judged(2), judged(3)] },
      call: [{ id: 1 }],
      draft: [{ id: 'd1' }],
      contact: [{ id: 55 }],
      segment: [{ success: true }],
      tell: [{ ok: true }],
    },
    expects: {
      clean: [
        {
          name: 'Ida Lebrun',
          email: 'ida@charpente-lebrun.example',
          note: 'Veut un devis pour 40 m² de bardage / rappeler jeudi',
          consent: true,
        },
        { name: 'Tom Ruiz', consent: false },
        { name: 'Anne Roy' },
        { name: 'Paul Petit' },
      ],
      'course.0': { count: 1 },
      'course.1': { count: 1 },
      agreed: { count: 1 },
      left: [{ line: 'Paul Petit, Petit – Concurrent' }],
      broken: 'not reached',
    },
    asks: {
      call: [
        {
          subject: {
            fr: 'Salon du bois : devis pour Ida Lebrun',
            en: 'Salon du bois: quote for Ida Lebrun',
          },
        },
      ],
      draft: [{ options: { sendTo: 'tom@ruiz.example' } }],
      segment: [{ contactId: 55 }],
      tell: [
        {
          text: {
            fr: 'Salon du bois, contacts lus : 4. À reprendre par vous : 1\nPaul Petit, Petit – Concurrent',
            en: 'Salon du bois, contacts read: 4. Left to you: 1\nPaul Petit, Petit – Concurrent',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tous les services refusent', en: 'All services refuse' },
    given: {
      form: form(
        `${HEAD}Ida Lebrun,ida@charpente-lebrun.example,Lebrun,oui,Devis bardage\nTom Ruiz,tom@ruiz.example,Ruiz,,Fiche\nAnne Roy,anne@roy.example,Roy,oui,Dans deux ans\n`,
      ),
      luna: { says: [judged(0), judged(1), judged(2)] },
      call: { fails: 'Unauthorized' },
      draft: { fails: 'Daily limit exceeded' },
      contact: { fails: 'Service unavailable' },
      tell: [{ ok: true }],
    },
    expects: {
      left: [
        { line: 'Ida Lebrun, Lebrun – Devis bardage' },
        { line: 'Tom Ruiz, Ruiz – Fiche' },
        { line: 'Anne Roy, Roy – Dans deux ans' },
      ],
      segment: 'not reached',
    },
    asks: {
      tell: [
        {
          text: {
            fr: 'Salon du bois, contacts lus : 3. À reprendre par vous : 1\nIda Lebrun, Lebrun – Devis bardage',
            en: 'Salon du bois, contacts read: 3. Left to you: 1\nIda Lebrun, Lebrun – Devis bardage',
          },
        },
        {
          text: {
            fr: 'Salon du bois, contacts lus : 3. À reprendre par vous : 1\nTom Ruiz, Ruiz – Fiche',
            en: 'Salon du bois, contacts read: 3. Left to you: 1\nTom Ruiz, Ruiz – Fiche',
          },
        },
        {
          text: {
            fr: 'Salon du bois, contacts lus : 3. À reprendre par vous : 1\nAnne Roy, Roy – Dans deux ans',
            en: 'Salon du bois, contacts read: 3. Left to you: 1\nAnne Roy, Roy – Dans deux ans',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un fichier sans adresse', en: 'A file without addresses' },
    given: {
      form: form('Nom\nIda\n'),
      broken: [{ ok: true }],
    },
    expects: { read: { count: 1 }, 'some.no': [{ none: true }], course: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Salon du bois : aucun contact lu. Il faut les colonnes Name, Email, Company, Consent, Note.',
            en: 'Salon du bois: no contact was read. Columns Name, Email, Company, Consent, Note are needed.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      form: form(`${HEAD}Tom Ruiz,tom@ruiz.example,Ruiz,,Fiche\n`),
      luna: { fails: 'The service is overloaded' },
      tell: [{ ok: true }],
    },
    expects: { left: [{ line: 'Tom Ruiz, Ruiz – Fiche' }], call: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Salon du bois, contacts lus : 1. À reprendre par vous : 1\nTom Ruiz, Ruiz – Fiche',
            en: 'Salon du bois, contacts read: 1. Left to you: 1\nTom Ruiz, Ruiz – Fiche',
          },
        },
      ],
    },
  },
]
