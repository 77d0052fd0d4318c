import type { Example, Given } from '../recipe.ts'

const deposit: Given = {
  items: [
    {
      json: { asker: 'achats@votre-entreprise.example' },
      files: {
        ours: { type: 'application/pdf', name: 'v3.pdf', text: 'PDF' },
        theirs: { type: 'application/pdf', name: 'v3-retour.pdf', text: 'PDF' },
      },
    },
  ],
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un délai doublé, une clause de plus', en: 'A term doubled, a clause added' },
    given: {
      form: deposit,
      readOld: [
        {
          extractedText: {
            fr: '1. Objet. Le prestataire entretient les chaudières.\n\n2. Paiement. Les factures sont payées à 30 jours.\n\n3. Le prestataire répond des dommages qu’il cause.\n\nPage 1 / 2\n\n4. Les parties se parlent avec courtoisie.',
            en: '1. Purpose. The contractor services the boilers.\n\n2. Payment. Invoices are paid within 30 days.\n\n3. The contractor answers for damage that it causes.\n\nPage 1 / 2\n\n4. The parties speak with courtesy.',
          },
        },
      ],
      readNew: [
        {
          extractedText: {
            fr: '1. Objet. Le prestataire\nentretient les chaudières.\n\n2. Paiement. Les factures sont payées à 60 jours.\n\n3. Le prestataire répond des dommages directs qu’il cause.\n\n5. Toute sous-traitance est libre.',
            en: '1. Purpose. The contractor\nservices the boilers.\n\n2. Payment. Invoices are paid within 60 days.\n\n3. The contractor answers for direct damage that it causes.\n\n5. All subcontracting is free.',
          },
        },
      ],
      haiku: {
        says: [
          {
            fr: '{"output":{"weight":"wording","effect":"Le client paie un mois plus tard."}}',
            en: '{"output":{"weight":"wording","effect":"The customer pays a month later."}}',
          },
          {
            fr: '{"output":{"weight":"substance","effect":"Les dommages indirects restent à la charge du client."}}',
            en: '{"output":{"weight":"substance","effect":"Indirect damage stays with the customer."}}',
          },
          {
            fr: '{"output":{"weight":"wording","effect":"Une formule de politesse disparaît."}}',
            en: '{"output":{"weight":"wording","effect":"A courtesy disappears."}}',
          },
          {
            fr: '{"output":{"weight":"substance","effect":"Le prestataire peut confier le travail à un tiers."}}',
            en: '{"output":{"weight":"substance","effect":"The contractor may hand the work to others."}}',
          },
        ],
      },
      tell: [{ success: true }],
    },
    expects: {
      compare: [{ state: 'changed', kept: 1 }],
      changes: [
        { figures: true },
        { figures: false },
        { figures: false, after: '' },
        { figures: false, before: '' },
      ],
      order: [{ rank: 0 }, { rank: 1 }, { rank: 1 }, { rank: 2 }],
      unread: 'not reached',
    },
    asks: {
      tell: [
        {
          toRecipients: 'achats@votre-entreprise.example',
          subject: {
            fr: 'Contrat : 4 clause(s) changée(s), 1 intacte(s)',
            en: 'Contract: 4 clause(s) changed, 1 untouched',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle se tait', en: 'The model is silent' },
    given: {
      form: deposit,
      readOld: [
        {
          extractedText: {
            fr: 'Le client fournit les plans.\n\nLe prestataire répond des dommages qu’il cause.',
            en: 'The customer supplies the plans.\n\nThe contractor answers for damage it causes.',
          },
        },
      ],
      readNew: [
        {
          extractedText: {
            fr: 'Le client fournit les plans.\n\nLe prestataire répond des dommages directs qu’il cause.',
            en: 'The customer supplies the plans.\n\nThe contractor answers for direct damage it causes.',
          },
        },
      ],
      haiku: { fails: 'The service is overloaded' },
      tell: [{ success: true }],
    },
    expects: {
      line: [
        {
          rank: 1,
          line: {
            fr: 'Fond : sans commentaire, à lire.\nAvant : Le prestataire répond des dommages qu’il cause.\nAprès : Le prestataire répond des dommages directs qu’il cause.',
            en: 'Substance: no comment, please read.\nBefore: The contractor answers for damage it causes.\nAfter: The contractor answers for direct damage it causes.',
          },
        },
      ],
    },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Contrat : 1 clause(s) changée(s), 1 intacte(s)',
            en: 'Contract: 1 clause(s) changed, 1 untouched',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Seule la mise en page diffère', en: 'Only the layout differs' },
    given: {
      form: deposit,
      readOld: [{ extractedText: 'Article 1. Objet\n\n2. Prix : 1 200 €.' }],
      readNew: [{ extractedText: 'ARTICLE 1 : OBJET\n\n\n3. Prix :\n1 200 €' }],
      same: [{ success: true }],
    },
    expects: { compare: [{ state: 'same', kept: 2 }], judge: 'not reached' },
    asks: {
      same: [
        {
          bodyContent: {
            fr: 'Mots et chiffres sont les mêmes dans les 2 clause(s). Signatures, tampons et annexes non jointes n’ont pas été comparés.',
            en: 'Words and figures agree in all 2 clause(s). Signatures, stamps and annexes that were not attached have not been compared.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un PDF protégé', en: 'A protected PDF' },
    given: {
      form: deposit,
      readOld: [{ extractedText: 'Article 1. Prix ferme.' }],
      readNew: { fails: 'Document is encrypted' },
      unread: [{ success: true }],
    },
    expects: { compare: [{ state: 'unread' }], same: 'not reached', judge: 'not reached' },
    asks: {
      unread: [
        {
          subject: {
            fr: 'Contrat : comparaison impossible',
            en: 'Contract: could not be compared',
          },
        },
      ],
    },
  },
]
