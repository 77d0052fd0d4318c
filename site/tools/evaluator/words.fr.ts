import { questions } from './questions.fr.ts'

/** The evaluator of a project, in French. */
export const words = {
  parts: {
    feasibility: 'Faisabilité',
    data: 'Données',
    value: 'Valeur',
    risk: 'Risque',
    cost: 'Coût',
  },
  questions,
  verdicts: {
    go: { name: 'On y va', title: 'Faites-le, et mesurez dès la première semaine.' },
    pilot: { name: 'Pilote', title: 'Essayez en petit avant de décider.' },
    later: { name: 'Pas maintenant', title: 'Un point au moins bloque ce projet.' },
    open: { name: 'À compléter', title: 'Il manque de quoi trancher.' },
  },
  leads: {
    go: 'Les cinq dimensions tiennent, et le projet se rembourse même si le gain est plus petit que prévu.',
    pilot: 'Rien ne l’interdit, mais au moins un point doit être vérifié sur de vrais cas.',
    later: 'Le reste peut être bon : réglez d’abord ce qui suit, puis revenez.',
    open: 'Une dimension au moins n’a aucune réponse. Voici ce que les autres disent déjà.',
  },
  of: 'sur 100',
  mean: 'Moyenne des dimensions connues. Le verdict, lui, vient des règles ci-dessous.',
  method: 'Les règles du verdict',
  methodText: (good: string, poor: string, told: string, prudent: string) => [
    `« Pas maintenant » : un seul point bloquant suffit, ou une dimension sous ${poor}.`,
    `« On y va » : chaque dimension à ${good} ou plus, remboursé en ${told} mois selon vos nombres, en ${prudent} dans le cas prudent, et un usage que le règlement européen ne classe pas à haut risque.`,
    '« Pilote » : tout le reste. « Je ne sais pas » ne compte ni pour ni contre, sauf pour l’essai à la main, le droit aux données et la loi : sans eux, pas de « On y va ».',
    'Une dimension est la moyenne des points de ses réponses. Valeur : vingt heures rendues par mois valent 50. Coût : ce que deux ans coûtent, rapporté à ce qu’ils rendent.',
  ],
  reasonsTitle: 'Pourquoi',
  stops: {
    banned:
      'L’usage est interdit par le règlement européen : il n’y a pas de version permise à construire.',
    rights:
      'Vous n’avez pas le droit d’utiliser ces données pour cela. Obtenez-le, ou changez de données.',
    missing:
      'Les données n’existent pas encore. Commencez par les recueillir : c’est un projet en soi.',
    blind:
      'Personne ne peut dire si une réponse est bonne. Sans cela, rien ne se mesure ni ne s’améliore.',
    harm: 'Une erreur lèse quelqu’un et personne ne regarde avant. Placez une relecture avant l’effet.',
    loss: 'À ces nombres, un mois coûte plus qu’il ne rapporte.',
  },
  poor: (names: string, least: string) =>
    `Sous ${least} sur 100 : ${names}. Une seule dimension aussi basse suffit.`,
  doubts: {
    listed: 'L’usage est à haut risque selon le règlement : un pilote encadré, avec un juriste.',
    unread:
      'Rien ne dit encore si le règlement européen nomme cet usage : l’annexe III se lit en dix minutes.',
    untried:
      'Aucun essai à la main encore : dix cas, une heure, et l’on en sait plus qu’en dix réunions.',
    failed:
      'Presque aucun cas n’a réussi à la main : changez la consigne, les exemples ou le modèle avant de construire.',
    unsettled: 'Le droit d’utiliser ces données n’est pas établi : demandez à qui les garde.',
    weak: (names: string) => `À renforcer : ${names}.`,
    slow: (months: string) => `Remboursé après ${months} mois : plus d’un an.`,
    never: 'Dans le cas prudent, le projet ne se rembourse jamais.',
    fragile: (months: string) => `Dans le cas prudent, il faut ${months} mois.`,
  },
  good: (names: string) => `Tient bien : ${names}.`,
  and: ' et ',
  dimensionsTitle: 'Cinq dimensions',
  dimensions: {
    feasibility: 'Faisabilité',
    data: 'Données',
    value: 'Valeur',
    risk: 'Maîtrise du risque',
    cost: 'Coût',
  },
  inSentence: {
    feasibility: 'la faisabilité',
    data: 'les données',
    value: 'la valeur',
    risk: 'la maîtrise du risque',
    cost: 'le coût',
  },
  toStrengthen: 'À renforcer',
  notScored: 'Rien de noté',
  weakest: (short: string) => `Ce qui pèse : ${short}`,
  sumTitle: 'Ce que le mois rapporte et coûte',
  sumText:
    'Le cas prudent épargne 40 % de moins et demande moitié plus de jours ; le favorable épargne 20 % de plus. Les projets glissent plus souvent dans ce sens que dans l’autre.',
  noSum: 'Donnez le nombre de cas par mois et les minutes de chacun : tout le calcul en dépend.',
  cases: { prudent: 'Prudent', told: 'Vos nombres', hopeful: 'Favorable' },
  lines: {
    back: 'Heures rendues par mois',
    worth: 'Ce qu’elles coûtent',
    running: 'Modèle et hébergement',
    monthly: 'Gain du mois',
    cost: 'Construction',
    year: 'Au bout de douze mois',
    months: 'Remboursé après',
  },
  monthsOf: (months: string) => `${months} mois`,
  never: 'jamais',
  breakEven: (cases: string) => `Un mois rapporte à partir de ${cases} cas.`,
  noBreakEven:
    'Aucun nombre de cas ne rend un mois rentable : chaque cas coûte plus qu’il ne rapporte.',
  chartTitle: 'Gain cumulé, mois par mois',
  chartText:
    'La construction se paie d’abord ; la ligne passe au-dessus de zéro une fois remboursée.',
  month: 'Mois',
  table: 'Voir les chiffres',
  pricesTitle: 'Le modèle, au prix du jour',
  pricesText: (cases: string, read: string, written: string) =>
    `${cases} cas par mois, ${read} tokens lus et ${written} produits chacun. Un dollar est compté pour un euro dans la somme : changez le prix si le change vous importe.`,
  model: 'Modèle',
  priceRead: 'Un million de tokens lus',
  priceWritten: 'Un million de tokens produits',
  perMonth: 'Par mois',
  editPrices: 'Recompter à ces prix',
  priceWrong: 'Écrivez un prix de 0 à 500 dollars, comme 2 ou 0,50.',
  yours: 'À vos prix',
  pricesChecked: (day: string) => `Prix publics vérifiés le ${day}.`,
  flipsTitle: 'Ce qui changerait le verdict',
  flipsText: 'Chaque réponse est bougée seule, aussi peu qu’il faut.',
  noFlips: 'Aucune réponse, changée seule, ne change ce verdict.',
  quoted: (text: string) => `« ${text} »`,
  moreFlips: 'Les autres changements',
  flip: (short: string, from: string, to: string) => `${short} : ${to} au lieu de ${from}`,
  nextTitle: 'La première chose à vérifier',
  next: {
    unsure: (ask: string) => `Cherchez d’abord la réponse à « ${ask} »`,
    later:
      'Plus bas, « Ce qui changerait le verdict » dit ce qu’il faudrait : c’est le plus court chemin.',
    stop: 'Levez le point bloquant ci-dessus avant d’écrire une ligne de code.',
    pilot:
      'Prenez 50 cas réels, écrivez la bonne réponse de chacun, faites-les traiter, comptez les erreurs.',
    go: 'Fixez aujourd’hui le chiffre qui fera dire « on arrête », et qui le regarde chaque semaine.',
    open: 'Répondez aux questions restées vides.',
  },
  assumedTitle: 'Nombres que vous n’avez pas donnés',
  inputs: {
    share: 'Temps épargné',
    hourly: 'Coût d’une heure',
    days: 'Jours de construction',
    rate: 'Prix d’un jour',
    upkeep: 'Heures d’entretien',
    hosting: 'Hébergement',
    read: 'Tokens lus par cas',
    written: 'Tokens produits par cas',
    prices: 'Prix du modèle',
  },
  sourcesTitle: 'D’où viennent les nombres',
}
