import { definePage } from '../define.ts'

export default definePage({
  topic: 'models',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'OpenAI, Anthropic ou Google : choisir par son propre essai',
    description:
      "Portes contractuelles, examen, comparaison à l'aveugle, prix de l'année, attente, plafonds, retraits : choisir un fournisseur de LLM, code testé à l'appui.",
    heading: 'Comparer OpenAI, Anthropic et Google sans palmarès',
    name: 'OpenAI, Anthropic ou Google',
    hint: 'Un essai à soi en sept chapitres, du contrat au départ.',
    lead: "Éliminez d'abord par le contrat : données, lieu de calcul, durée de vie. Départagez ensuite les restants sur vos demandes, noms masqués, avec assez de paires pour que l'écart ne soit pas du hasard. Le prix et l'attente viennent après. Gardez enfin une porte de sortie, car le modèle choisi s'arrêtera un jour.",
  },
  en: {
    title: 'OpenAI, Anthropic or Google: choose by your own trial',
    description:
      'Contract terms, a test set, blind comparison, a year of prices, waiting, limits, retirements: choosing an LLM provider step by step, with tested code.',
    heading: 'Comparing OpenAI, Anthropic and Google without a podium',
    name: 'OpenAI, Anthropic or Google',
    hint: 'Your own trial in seven chapters, from contract to exit.',
    lead: 'Let the contract strike names off first: data, where it runs, lifespan. Put whoever is left through your own requests, names hidden, with enough pairs for a lead to be more than luck. Price and waiting come next. And keep a way out in working order, since any model you choose will one day stop.',
  },
  question: {
    fr: 'Comment choisir entre OpenAI, Anthropic et Google pour notre application, preuves en main ?',
    en: 'How do we choose between OpenAI, Anthropic and Google for our application, on evidence?',
  },
  related: [
    'claude-vs-gpt4',
    'comparatif-llm-2025',
    'comparateur-llm-2025',
    'consultant-llm-entreprise',
    'evaluer-un-llm-en-production',
  ],
})
