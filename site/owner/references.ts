import type { References } from './schema.ts'

/** Who agreed to be called. Samples: roles and sectors, until somebody has agreed. */
const references: References = {
  sample: true,
  references: [
    {
      name: {
        fr: "Direction technique, entreprise d'exemple (santé, 80 personnes)",
        en: 'Technical director, sample company (healthcare, 80 people)',
      },
      reference: {
        fr: 'Coordonnées transmises sur demande, après accord de la personne.',
        en: 'Contact details passed on request, once the person has agreed.',
      },
    },
  ],
}

export default references
