import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un bouton oublié, un lien sans suivi',
      en: 'A forgotten button, a link without tracking',
    },
    given: {
      inbox: [
        {
          subject: 'Novembre',
          textHtml:
            '<p><a href="https://votre-boutique.example/noel?utm_source=lettre">Noël</a> <a href="https://votre-boutique.example/noel?utm_source=lettre"><img src="n.png"></a> <a href="https://votre-boutique.example/soldes">Soldes</a> <a href="https://presse.example/article">Presse</a> <a href="#">Voir</a> <a href="mailto:bonjour@votre-boutique.example">Écrire</a> <a href="https://votre-boutique.example/desinscription">Se désinscrire</a></p>',
        },
      ],
      open: [{ data: 'ok' }, { data: 'ok' }, { data: 'ok' }],
      answer: [{ accepted: true }],
    },
    expects: {
      each: { count: 7 },
      once: { count: 6 },
      'kind.leave': { count: 2 },
      wrong: [{ link: '#', fault: { fr: 'lien non rempli', en: 'link not filled in' } }],
      opened: [
        { fault: '' },
        {
          link: 'https://votre-boutique.example/soldes',
          fault: { fr: 'sans suivi', en: 'no tracking' },
        },
        { fault: '' },
      ],
      report: [{ tried: 4, leaves: true }],
      none: 'not reached',
    },
    asks: {
      answer: [
        {
          subject: { fr: 'Liens à reprendre : Novembre', en: 'Links to mend: Novembre' },
          text: {
            fr: 'Liens essayés : 4\nLien de désinscription : présent\n\n- sans suivi : https://votre-boutique.example/soldes\n- lien non rempli : #',
            en: 'Links tried: 4\nUnsubscribe link: there\n\n- no tracking: https://votre-boutique.example/soldes\n- link not filled in: #',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'La page est partie, la désinscription aussi',
      en: 'The page is gone, and so is unsubscribing',
    },
    given: {
      inbox: [
        {
          subject: 'Salon',
          textHtml: '<a href="https://votre-boutique.example/salon?utm_source=lettre">Venir</a>',
        },
      ],
      open: { fails: 'Request failed with status code 404' },
      answer: [{ accepted: true }],
    },
    expects: { dead: { count: 1 }, opened: 'not reached', report: [{ tried: 1, leaves: false }] },
    asks: {
      answer: [
        {
          text: {
            fr: 'Liens essayés : 1\nLien de désinscription : ABSENT\n\n- ne s’ouvre pas (Request failed with status code 404) : https://votre-boutique.example/salon?utm_source=lettre',
            en: 'Links tried: 1\nUnsubscribe link: MISSING\n\n- does not open (Request failed with status code 404): https://votre-boutique.example/salon?utm_source=lettre',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un message sans lien', en: 'A message without links' },
    given: {
      inbox: [{ subject: 'Essai', textHtml: '<p>Bonjour.</p>' }],
      none: [{ accepted: true }],
    },
    expects: { some: { count: 1 }, 'some.yes': { count: 0 }, each: 'not reached' },
    asks: {
      none: [{ subject: { fr: 'Aucun lien trouvé : Essai', en: 'No link found: Essai' } }],
    },
  },
]
