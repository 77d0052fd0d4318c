import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une facture juste', en: 'An invoice that is right' },
    given: {
      folder: [
        { id: 'f1', name: 'bois-2026-118.pdf' },
        { id: 'f6', name: 'colle.pdf' },
      ],
      download: {
        items: [
          {
            json: { id: 'f1' },
            files: { data: { type: 'application/pdf', name: 'bois-2026-118.pdf', text: 'PDF' } },
          },
          {
            json: { id: 'f6' },
            files: { data: { type: 'application/pdf', name: 'colle.pdf', text: 'PDF' } },
          },
        ],
      },
      read: [
        {
          extractedText: 'Scierie du Val, facture 2026-118, HT 412,50, TVA 82,50, à payer 495,00',
        },
        { extractedText: 'Colles Brand, facture 61, HT 20,00, TVA 4,00, total 24,00' },
      ],
      medium: {
        says: [
          '{"supplier":"Scierie du Val","number":"2026-118","date":"2026-11-19","net":412.5,"vat":82.5,"gross":495}',
          '{"supplier":"Colles Brand","number":"61","net":20,"vat":4,"gross":24}',
        ],
      },
      keep: [{ number: '2026-118' }, { number: '61' }],
    },
    expects: {
      sum: [
        { file: 'bois-2026-118.pdf', gross: 495, gap: 0 },
        { file: 'colle.pdf', gross: 24, gap: 0 },
      ],
      'right.yes': { count: 2 },
      doubt: 'not reached',
    },
    asks: { keep: [{ sheetName: { value: { fr: 'Factures', en: 'Invoices' } } }, {}] },
  },
  {
    name: { fr: 'Dix centimes de trop', en: 'Ten cents too much' },
    given: {
      folder: [{ id: 'f2', name: 'transport.pdf' }],
      download: {
        items: [
          {
            json: { id: 'f2' },
            files: { data: { type: 'application/pdf', name: 'transport.pdf', text: 'PDF' } },
          },
        ],
      },
      read: [{ extractedText: 'Abadie Transports n° 77, 100,10 HT, TVA 20,02, total 120,22' }],
      medium: {
        says: [
          '{"supplier":"Abadie Transports","number":"77","net":100.1,"vat":20.02,"gross":120.22}',
        ],
      },
      check: [{ file: 'transport.pdf' }],
    },
    expects: {
      sum: [{ date: '', gap: -0.1 }],
      doubt: [{ reason: { fr: 'Écart de -0.10 €', en: 'Difference of €-0.10' } }],
      keep: 'not reached',
    },
    asks: {
      check: [
        {
          columns: {
            value: {
              file: 'transport.pdf',
              supplier: 'Abadie Transports',
              reason: { fr: 'Écart de -0.10 €', en: 'Difference of €-0.10' },
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un PDF illisible', en: 'An unreadable PDF' },
    given: {
      folder: [{ id: 'f3', name: 'photo-floue.pdf' }],
      download: {
        items: [
          {
            json: { id: 'f3' },
            files: { data: { type: 'application/pdf', name: 'photo-floue.pdf', text: 'PDF' } },
          },
        ],
      },
      read: { fails: 'The document has no readable page' },
      check: [{ file: 'photo-floue.pdf' }],
    },
    expects: {
      unread: [{ reason: { fr: 'Lecture impossible', en: 'Could not be read' } }],
      sum: 'not reached',
      keep: 'not reached',
    },
    asks: { check: [{ columns: { value: { file: 'photo-floue.pdf', supplier: '' } } }] },
  },
  {
    name: { fr: 'Le fichier a été retiré', en: 'The file has been removed' },
    given: {
      folder: [{ id: 'f4', name: 'retire.pdf' }],
      download: { fails: 'File not found' },
      check: [{ file: 'retire.pdf' }],
    },
    expects: {
      unread: [{ reason: { fr: 'Lecture impossible', en: 'Could not be read' } }],
      sum: 'not reached',
    },
    asks: { check: [{ columns: { value: { file: 'retire.pdf', supplier: '' } } }] },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      folder: [{ id: 'f5', name: 'peinture.pdf' }],
      download: {
        items: [
          {
            json: { id: 'f5' },
            files: { data: { type: 'application/pdf', name: 'peinture.pdf', text: 'PDF' } },
          },
        ],
      },
      read: [{ extractedText: 'Peinture Roux, facture 9, total 60,00' }],
      medium: { fails: 'The service is overloaded' },
      check: [{ file: 'peinture.pdf' }],
    },
    expects: {
      unread: [{ reason: { fr: 'Lecture impossible', en: 'Could not be read' } }],
      keep: 'not reached',
    },
    asks: { check: [{ columns: { value: { file: 'peinture.pdf' } } }] },
  },
]
