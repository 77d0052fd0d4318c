import { defineComparison } from './collection.ts'

export default defineComparison({
  topic: 'models',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Quel LLM choisir pour écrire du code, et comment l’essayer sur notre dépôt ?',
    en: 'Which LLM should write our code, and how do we try it on our own repository?',
  },
  fr: {
    title: 'Comparatif des LLM pour le code : juger sur votre dépôt',
    description:
      "Complétion, modifications sur plusieurs fichiers ou code confidentiel : comment choisir un LLM pour le code et l'essayer loyalement.",
    heading: 'LLM pour le code : jugez-les sur votre dépôt',
    name: 'Comparatif des LLM pour le code',
    hint: "Vos tickets résolus font le meilleur banc d'essai.",
    lead: "Pour compléter pendant la frappe, préférez la rapidité ; pour modifier plusieurs fichiers, la part de changements acceptés sans reprise ; pour un code confidentiel, réglez d'abord l'hébergement. Un essai loyal reprend des tickets déjà résolus de votre dépôt, tests cachés. Aucun modèle ne dispense de la relecture, ni d'une suite de tests qui échoue franchement.",
  },
  en: {
    title: 'Coding LLMs compared: judge them on your repository',
    description:
      'Completion, multi-file changes or confidential code: how to choose an LLM for coding and give each candidate a fair trial.',
    heading: 'Coding LLMs: judge them on your own repository',
    name: 'Coding LLMs compared',
    hint: 'Your closed tickets make the best test bench.',
    lead: 'Decide by the job. Completion while typing rewards speed, multi-file changes reward the share of patches merged without rework, and confidential code makes hosting the first question. Replay closed tickets from your repository with the tests hidden, because public puzzles say little about your conventions. Review still belongs to people, whatever the score.',
  },
  related: [
    'comparatif-llm-2025',
    'evaluer-un-llm-en-production',
    'developpeur-full-stack-ia',
    'glossaire-context-window',
  ],
  weighing: {
    criteria: {
      typing: {
        name: { fr: 'Compléter en tapant', en: 'Complete while typing' },
        note: {
          fr: "Moins d'une demi-seconde, au milieu du code.",
          en: 'Under half a second, in mid-code.',
        },
      },
      files: {
        name: { fr: 'Modifier des fichiers', en: 'Edit several files' },
        note: {
          fr: 'La part de tickets fusionnés sans reprise.',
          en: 'The share of tickets merged untouched.',
        },
      },
      price: {
        name: { fr: 'Prix des tokens', en: 'Price of tokens' },
        note: { fr: 'Par million, lus puis écrits.', en: 'Per million, read then written.' },
      },
      walls: {
        name: { fr: 'Code chez vous', en: 'Code in your building' },
        note: {
          fr: 'Les poids se téléchargent et se gardent.',
          en: 'Weights that you download and keep.',
        },
      },
      reread: {
        name: { fr: 'Relire à bas prix', en: 'Reread cheaply' },
        note: {
          fr: 'Un agent relit les mêmes fichiers à chaque tour.',
          en: 'An agent rereads the same files each turn.',
        },
      },
    },
    products: {
      codestral: {
        name: { fr: 'Codestral', en: 'Codestral' },
        notes: {
          typing: [5, "C'est son objet.", 'It is made for that.'],
          files: [1, "Non relevé : ce n'est pas son métier.", 'Not read: it is another trade.'],
          price: [
            4,
            ':fact[comparisons.codestral-read] lus, :fact[comparisons.codestral-written] écrits.',
            ':fact[comparisons.codestral-read] read, :fact[comparisons.codestral-written] written.',
          ],
          walls: [
            1,
            'Une ancienne version, hors production.',
            'An old version, not for production.',
          ],
          reread: [
            3,
            'Tarif du cache non relevé : note neutre.',
            'Cache price not read: a neutral mark.',
          ],
        },
      },
      sonnet: {
        name: { fr: 'Claude Sonnet 5.5', en: 'Claude Sonnet 5.5' },
        notes: {
          typing: [
            1,
            'Autre métier : rien de relevé pour la frappe.',
            'Another trade: nothing read on typing.',
          ],
          files: [
            4,
            'Finaliste : votre banc le départage de Sol.',
            'A finalist: your bench sets it against Sol.',
          ],
          price: [
            2,
            ':fact[comparisons.sonnet-read] lus, :fact[comparisons.sonnet-written] écrits.',
            ':fact[comparisons.sonnet-read] read, :fact[comparisons.sonnet-written] written.',
          ],
          walls: [1, 'Par API seulement.', 'Through an API only.'],
          reread: [
            5,
            ':fact[comparisons.sonnet-reread] pour relire.',
            ':fact[comparisons.sonnet-reread] to reread.',
          ],
        },
      },
      sol: {
        name: { fr: 'GPT-6.2 Sol', en: 'GPT-6.2 Sol' },
        notes: {
          typing: [
            1,
            'Autre métier là aussi, rien de relevé.',
            'Another trade as well, nothing read.',
          ],
          files: [
            4,
            "L'autre finaliste, à essayer sur les mêmes tickets.",
            'The other finalist: try it on the same tickets.',
          ],
          price: [
            2,
            ':fact[comparisons.sol-read] lus, :fact[comparisons.sol-written] écrits ; davantage au-delà de :fact[models.gpt-6-2-sol-price-step].',
            ':fact[comparisons.sol-read] read, :fact[comparisons.sol-written] written; dearer above :fact[models.gpt-6-2-sol-price-step].',
          ],
          walls: [1, 'Par API aussi.', 'Through an API as well.'],
          reread: [
            5,
            ':fact[comparisons.sol-reread] pour relire.',
            ':fact[comparisons.sol-reread] to reread.',
          ],
        },
      },
      haiku: {
        name: { fr: 'Claude Haiku 5.5', en: 'Claude Haiku 5.5' },
        notes: {
          typing: [
            2,
            'Petit, donc vif ; le délai reste à mesurer.',
            'Small, hence quick; measure the delay.',
          ],
          files: [2, 'Pour de petites retouches.', 'For small touch-ups.'],
          price: [
            5,
            ':fact[comparisons.haiku-read] lus, :fact[comparisons.haiku-written] écrits ; ×5 au-delà de :fact[models.claude-haiku-5-5-price-step].',
            ':fact[comparisons.haiku-read] read, :fact[comparisons.haiku-written] written; ×5 above :fact[models.claude-haiku-5-5-price-step].',
          ],
          walls: [1, 'Rien à télécharger.', 'Nothing to download.'],
          reread: [
            5,
            ':fact[comparisons.haiku-reread] pour relire, cinq fois plus dans une longue demande.',
            ':fact[comparisons.haiku-reread] to reread, five times that in a long request.',
          ],
        },
      },
      mistral: {
        name: { fr: 'Mistral Medium 3.5', en: 'Mistral Medium 3.5' },
        notes: {
          typing: [
            2,
            'FIM annoncé par sa fiche, délai non mesuré.',
            'Its card announces FIM; delay not measured.',
          ],
          files: [
            3,
            'Son éditeur le place devant Devstral 2.',
            'Its maker puts it ahead of Devstral 2.',
          ],
          price: [
            3,
            ':fact[comparisons.mistral-medium-read] lus, :fact[comparisons.mistral-medium-written] écrits.',
            ':fact[comparisons.mistral-medium-read] read, :fact[comparisons.mistral-medium-written] written.',
          ],
          walls: [
            5,
            'Se télécharge, licence :fact[comparisons.mistral-medium-licence] à faire relire.',
            'Downloads, under :fact[comparisons.mistral-medium-licence]: have it read.',
          ],
          reread: [3, 'Cache non relevé : note neutre.', 'Cache not read: a neutral mark.'],
        },
      },
    },
    needs: [
      {
        name: { fr: 'Taper toute la journée', en: 'Typing all day' },
        weights: { typing: 5, files: 0, price: 2, walls: 0, reread: 0 },
        best: 'codestral',
        verdict: {
          fr: ['Des développeurs qui tapent', 'Codestral est fait pour cela'],
          en: ['Developers who type', 'Codestral is made for it'],
        },
      },
      {
        name: { fr: 'Arriéré de tickets', en: 'Backlog of tickets' },
        weights: { typing: 0, files: 5, price: 2, walls: 0, reread: 3 },
        best: 'sonnet',
        verdict: {
          fr: ['Un arriéré de petits tickets', 'Sonnet 5.5 ou Sol'],
          en: ['A backlog of small', 'Sonnet 5.5 or Sol'],
        },
      },
      {
        name: { fr: 'Code confidentiel', en: 'Confidential code' },
        weights: { typing: 0, files: 3, price: 1, walls: 5, reread: 0 },
        best: 'mistral',
        verdict: {
          fr: ['Du code qui ne doit pas sortir', 'Mistral Medium 3.5'],
          en: ["Code that can't leave", 'Mistral Medium 3.5'],
        },
      },
    ],
  },
})
