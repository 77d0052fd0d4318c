import { definePage } from '../define.ts'

export default definePage({
  topic: 'models',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "IA multimodale : lire ensemble l'image, le texte et la voix",
    description:
      "Quand un modèle multimodal apporte plus qu'une transcription ou un OCR, et quels contrôles prévoir sur ce qu'il affirme avoir lu.",
    heading: 'Le multimodal sert quand le texte seul perd le sens',
    name: 'IA multimodale',
    hint: 'Images, documents, voix : quand le texte ne suffit plus.',
    lead: "Si une transcription ou un OCR conserve l'essentiel, restez au texte : il se cherche et se vérifie plus facilement. Un modèle multimodal devient utile quand la mise en page, un dessin ou une photo porte l'information, comme sur un plan ou un formulaire rempli à la main. Prévoyez alors de contrôler les chiffres lus.",
  },
  en: {
    title: 'Multimodal AI: reading images, text and audio together',
    description:
      'When a multimodal model tells you more than a transcript or OCR would, and which checks to run on what it claims to have read.',
    heading: 'Go multimodal when the words alone lose the meaning',
    name: 'Multimodal AI',
    hint: 'Images, documents, voices: when text stops being enough.',
    lead: 'Meaning often sits outside the words: in a floor plan, a damaged part in a photo, a form filled in by hand. Multimodal models earn their place there. Where a plain transcript keeps everything that matters, text remains cheaper to store and simpler to check. Either way, confirm any number the model says it saw.',
  },
  question: {
    fr: 'Quand faut-il montrer une image ou un son à un modèle plutôt que du texte ?',
    en: 'When should a model be given a picture or a sound rather than text?',
  },
  related: [
    'architecture-ia-production',
    'developpeur-full-stack-ia',
    'glossaire-hallucinations',
    'evaluer-un-llm-en-production',
    'evaluateur-projet-ia',
  ],
})
