import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Une réponse ratée : où la réparer',
    en: 'A failed reply: where to mend it',
  },
  caption: {
    fr: 'Les questions se posent dans cet ordre. La consigne vient en dernier, parce que c’est la seule réparation qui ne garantit rien.',
    en: 'Ask in this order. The prompt comes last, because it is the only repair that guarantees nothing.',
  },
  nodes: {
    failure: { name: { fr: 'Réponse ratée', en: 'Failed reply' }, kind: 'failure' },
    agree: {
      name: { fr: 'Accord du métier ?', en: 'Do people agree?' },
      icon: 'user',
      kind: 'person',
    },
    exact: { name: { fr: 'Règle exacte ?', en: 'An exact rule?' }, icon: 'check' },
    code: { name: { fr: 'L’écrire en code', en: 'Write code' }, icon: 'code' },
    known: { name: { fr: 'Savoir absent ?', en: 'Knowledge missing?' }, icon: 'search' },
    documents: { name: { fr: 'Chercher et citer', en: 'Retrieve and cite' }, icon: 'doc' },
    prompt: { name: { fr: 'Corriger la consigne', en: 'Mend the prompt' }, icon: 'pen' },
  },
  edges: [
    { from: 'failure', to: 'agree', kind: 'main' },
    { from: 'agree', to: 'exact', kind: 'main', label: { fr: 'oui', en: 'yes' } },
    { from: 'exact', to: 'code', kind: 'plain', label: { fr: 'oui', en: 'yes' } },
    { from: 'exact', to: 'known', kind: 'main', label: { fr: 'non', en: 'no' } },
    { from: 'known', to: 'documents', kind: 'plain', label: { fr: 'oui', en: 'yes' } },
    { from: 'known', to: 'prompt', kind: 'main', label: { fr: 'non', en: 'no' }, loop: true },
  ],
})
