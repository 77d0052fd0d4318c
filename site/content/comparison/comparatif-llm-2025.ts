import { defineComparison } from './collection.ts'

export default defineComparison({
  topic: 'models',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Grand modèle par API, petit modèle ou poids ouverts : quelle famille de LLM nous faut-il ?',
    en: 'Large hosted model, small model or open weights: which family of LLM do we need?',
  },
  fr: {
    title: 'Comparatif de LLM : API ou poids ouverts, grand ou petit',
    description:
      'Grand modèle par API, poids ouverts sur vos serveurs ou petit modèle spécialisé : quelle famille de LLM choisir, et dans quel cas.',
    heading: 'Grand, petit, ouvert ou fermé : quel LLM, et quand',
    name: 'Comparatif de LLM',
    hint: 'Quatre familles de modèles, six besoins.',
    lead: "Prenez un grand modèle par API pour démarrer vite sur des cas variés. Prenez un modèle à poids ouverts si vos données doivent rester sur vos machines ou si le volume amortit l'exploitation. Pour une tâche étroite et répétée, un petit modèle bien évalué suffit souvent. Rien n'interdit d'en faire travailler deux.",
  },
  en: {
    title: 'LLM comparison: hosted or open-weight, large or small',
    description:
      'A large hosted model, open weights on your servers or a small specialised one: which family of LLM to choose, and when.',
    heading: 'Large, small, open or closed: which LLM, and when',
    name: 'LLM comparison',
    hint: 'Four families of models, six needs.',
    lead: 'Large hosted models suit varied work and a quick start. Open-weight models suit data that must stay on machines you control, or volumes that justify running servers. Small models suit one narrow task repeated all day. Place your project in a family before reading any benchmark; brand names come afterwards, and matter less.',
  },
  related: [
    'comparateur-llm-2025',
    'openai-vs-anthropic-vs-google-comparatif-llm-2025',
    'comparatif-llm-code',
    'glossaire-tokens',
    'consultant-llm-entreprise',
  ],
  weighing: {
    criteria: {
      varied: {
        name: { fr: 'Questions variées', en: 'Varied questions' },
        note: {
          fr: "S'en sortir quand la demande surprend.",
          en: 'Coping when the request is a surprise.',
        },
      },
      price: {
        name: { fr: "Prix d'une demande", en: 'Price of a request' },
        note: { fr: '2 000 tokens lus, 300 écrits.', en: '2,000 tokens read, 300 written.' },
      },
      walls: {
        name: { fr: 'Données chez vous', en: 'Data in your building' },
        note: {
          fr: 'Aucune demande ne quitte vos machines.',
          en: 'No request leaves your machines.',
        },
      },
      ease: {
        name: { fr: 'Rien à exploiter', en: 'Nothing to operate' },
        note: {
          fr: 'Ni carte, ni pilote, ni astreinte.',
          en: 'No card, no driver, nobody on call.',
        },
      },
      lasting: {
        name: { fr: 'Ne change pas sans vous', en: 'Changes only with you' },
        note: {
          fr: 'Qui décide de la fin de vie du modèle.',
          en: 'Who decides when the model ends.',
        },
      },
    },
    products: {
      large: {
        name: { fr: 'Grand, par API', en: 'Large, hosted' },
        notes: {
          varied: [
            5,
            "Le plus à l'aise quand la demande sort des rails.",
            'The most at ease when a request leaves the rails.',
          ],
          price: [
            2,
            '0,007 $ avec Claude Sonnet 5.5 : vingt fois le petit.',
            '$0.007 with Claude Sonnet 5.5: twenty times the small one.',
          ],
          walls: [
            1,
            'Chaque demande part chez le fournisseur.',
            'Every request goes to the provider.',
          ],
          ease: [5, 'Un contrat et une clé.', 'A contract and a key.'],
          lasting: [
            1,
            'Son éditeur fixe la date de retrait.',
            'Its maker sets the retirement date.',
          ],
        },
      },
      small: {
        name: { fr: 'Petit, par API', en: 'Small, hosted' },
        notes: {
          varied: [
            3,
            'Bon sur un geste répété, vite perdu ailleurs.',
            'Good at one repeated move, soon lost elsewhere.',
          ],
          price: [5, '0,000 35 $ avec Claude Haiku 5.5.', '$0.00035 with Claude Haiku 5.5.'],
          walls: [1, 'Part aussi chez le fournisseur.', 'Goes to the provider as well.'],
          ease: [5, 'La même clé, un autre nom de modèle.', 'The same key, another model name.'],
          lasting: [1, "Retiré quand l'éditeur le veut.", 'Retired when the maker says so.'],
        },
      },
      'open-medium': {
        name: { fr: 'Ouvert, moyen', en: 'Open, medium' },
        notes: {
          varied: [
            4,
            'Proche du grand sur un domaine bien décrit.',
            'Near the large one in a well-described field.',
          ],
          price: [
            1,
            "Carte de :fact[comparisons.gpt-oss-large-memory] à acheter ; louée (H100 SXM, quatre offres) : dès :fact[comparisons.gpu-hour-low] l'heure.",
            'A card of :fact[comparisons.gpt-oss-large-memory] to buy; rented (H100 SXM, four offers) from :fact[comparisons.gpu-hour-low] an hour.',
          ],
          walls: [
            5,
            'Sur une carte achetée ; louée, la demande sort de vos murs.',
            'On a card you own; on a rented one, requests leave.',
          ],
          ease: [
            1,
            "Pilotes, file d'attente et seconde carte sont pour vous.",
            'Drivers, queue and spare card are yours.',
          ],
          lasting: [
            5,
            'Le fichier reste tant que vous le gardez.',
            'The file stays as long as you keep it.',
          ],
        },
      },
      'open-small': {
        name: { fr: 'Ouvert, petit', en: 'Open, small' },
        notes: {
          varied: [2, 'Une tâche étroite, bien évaluée.', 'One narrow task, well tested.'],
          price: [
            3,
            'Une machine de bureau, avec une carte de :fact[comparisons.gpt-oss-small-memory].',
            'A desktop machine with a :fact[comparisons.gpt-oss-small-memory] card.',
          ],
          walls: [5, 'Marche même sans réseau.', 'Works without a network, too.'],
          ease: [2, 'À vous, mais sans salle machine.', 'Yours to run, without a machine room.'],
          lasting: [
            5,
            'Sous licence :fact[comparisons.gpt-oss-licence], à garder.',
            'Under :fact[comparisons.gpt-oss-licence], yours to keep.',
          ],
        },
      },
    },
    needs: [
      {
        name: { fr: 'Premier projet', en: 'First project' },
        weights: { varied: 5, price: 2, walls: 1, ease: 4, lasting: 1 },
        best: 'large',
        verdict: {
          fr: ['Un premier projet', 'Grand, par API'],
          en: ['A first project', 'Large and hosted'],
        },
      },
      {
        name: { fr: 'Gros volume', en: 'High volume' },
        weights: { varied: 1, price: 5, walls: 0, ease: 4, lasting: 0 },
        best: 'small',
        verdict: {
          fr: ["Un million d'étiquettes", 'Petit, par API'],
          en: ['A million labels', 'Small and hosted'],
        },
      },
      {
        name: { fr: 'Rien ne sort', en: 'Data stays in' },
        weights: { varied: 2, price: 3, walls: 5, ease: 2, lasting: 3 },
        best: 'open-small',
        verdict: {
          fr: ['Des données qui ne doivent pas', "Ouvert, petit d'abord"],
          en: ['Data that may not leave', 'Open, and small'],
        },
      },
      {
        name: { fr: 'Sans réseau fiable', en: 'No reliable network' },
        weights: { varied: 1, price: 3, walls: 5, ease: 3, lasting: 2 },
        best: 'open-small',
        verdict: {
          fr: ['Un site sans réseau', 'Ouvert et petit'],
          en: ['A place without a reliable', 'Open and small'],
        },
      },
      {
        name: { fr: 'Rare et difficile', en: 'Rare and hard' },
        weights: { varied: 5, price: 0, walls: 0, ease: 3, lasting: 0 },
        best: 'large',
        verdict: {
          fr: ['Un raisonnement rare', 'Grand, voire très grand'],
          en: ['Hard reasoning', 'Large or very large'],
        },
      },
    ],
  },
})
