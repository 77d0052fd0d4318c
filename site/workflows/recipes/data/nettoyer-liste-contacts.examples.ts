import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre lignes, deux contacts', en: 'Four rows, two contacts' },
    given: {
      upload: {
        items: [
          {
            json: { submittedAt: '2026-11-23T08:29:00.000+01:00' },
            files: {
              file: {
                type: 'text/csv',
                name: 'salons.csv',
                text: 'name,email,company\nDUPONT  marie,Marie.Dupont@Atelier.example,Atelier\nmarie dupont,marie.dupont@atelier.example,Atelier SARL\nPaul ROUX,paul@roux.example,\nSans Adresse,à demander,Bois\n',
              },
            },
          },
        ],
      },
    },
    expects: {
      read: { count: 4 },
      tidy: [
        { email: 'marie.dupont@atelier.example', name: 'Dupont Marie' },
        { email: 'marie.dupont@atelier.example', name: 'Marie Dupont' },
        { email: 'paul@roux.example', name: 'Paul Roux' },
        { email: 'à demander' },
      ],
      valid: { count: 3 },
      order: [
        { email: 'paul@roux.example', company: '' },
        { email: 'marie.dupont@atelier.example', company: 'Atelier' },
      ],
      show: [
        {
          summary: {
            fr: '4 lignes lues, 2 contacts gardés',
            en: '4 rows read, 2 contacts kept',
          },
        },
      ],
      refuse: 'not reached',
    },
  },
  {
    name: { fr: 'Aucun fichier joint', en: 'No file attached' },
    given: {
      upload: [{ submittedAt: '2026-11-23T08:29:00.000+01:00' }],
    },
    expects: {
      tidy: 'not reached',
      refuse: [
        {
          summary: {
            fr: 'Ce fichier ne se lit pas comme un CSV. Enregistrez-le en « CSV UTF-8 » et déposez-le de nouveau.',
            en: 'This file does not read as CSV. Save it as “CSV UTF-8” and drop it again.',
          },
        },
      ],
    },
  },
]
