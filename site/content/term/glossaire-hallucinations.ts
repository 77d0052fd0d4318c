import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Hallucination d'IA : définition, exemples et moyens d'agir",
    description:
      "Une hallucination est une erreur énoncée avec assurance par un modèle. Définition, exemples fréquents, et trois façons d'en limiter les effets.",
    heading: 'Hallucinations',
    name: 'Hallucinations',
    hint: "Une affirmation fausse, dite avec l'assurance d'une vraie.",
    lead: "Une hallucination est une affirmation fausse que le modèle énonce avec l'assurance d'une vraie : un article de loi inexistant, une référence de produit inventée, une date plausible. On ne la supprime pas, on la contient : exiger la citation du passage, permettre « je ne sais pas », et compter les erreurs sur vos questions.",
  },
  en: {
    title: 'AI hallucinations explained: what they are, how to limit them',
    description:
      'A hallucination is a false statement made with confidence by a model. Definition, common examples, and three ways to keep the damage small.',
    heading: 'Hallucinations',
    name: 'Hallucinations',
    hint: 'A false statement, made in the tone of a true one.',
    lead: "When a model states something false in the same assured tone as the truth, that's a hallucination: a clause that doesn't exist, a made-up product code, a plausible date. You can't remove it, only contain it: require a quoted passage, allow “I don't know”, and count errors on your own questions.",
  },
  question: {
    fr: "Qu'est-ce qu'une hallucination, et comment en limiter les effets ?",
    en: 'What is a hallucination, and how do I keep the damage small?',
  },
  related: [
    'glossaire-rag',
    'evaluer-un-llm-en-production',
    'glossaire-guardrails',
    'ia-explicable-transparence',
    'faq-securiser-chatbot',
  ],
})
