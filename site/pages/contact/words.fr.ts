/** What the contact page says, in French, which says the keys. */
export const words = {
  optional: 'facultatif',
  form: {
    label: 'Votre message',
    placeholder: 'Ce qui prend du temps, ce que vous aimeriez à la place. Trois lignes suffisent.',
    consent: 'J’accepte que ces réponses servent à me répondre.',
    consentHelp: 'À rien d’autre, et par personne d’autre.',
    privacy: 'Ce que deviennent vos données',
    send: 'Envoyer le message',
    sending: 'Envoi en cours',
    mail: 'Préparer l’e-mail',
    soon: 'Quelques secondes.',
    kept: 'Brouillon gardé sur cet appareil.',
    unkept:
      'Ce navigateur refuse de garder le brouillon : laissez cette page ouverte jusqu’à l’envoi.',
    clear: 'Effacer',
    cleared: 'Brouillon effacé.',
    undo: 'Annuler',
    trap: 'Laissez ce champ vide',
    call: (days: string, moment: string) =>
      `Visioconférence proposée : ${days} (${moment.toLowerCase()}).`,
    callChange: 'Modifier',
  },
  problems: (count: number) => (count > 1 ? `${count} points à revoir` : 'Un point à revoir'),
  sample: {
    title: 'Un site d’exemple',
    text: 'Son propriétaire n’a pas encore donné d’adresse : ce formulaire s’essaie, et rien ne part tant qu’aucun serveur ne le reçoit.',
    plain: 'Sans JavaScript, ce formulaire ne part pas.',
  },
  hint: {
    usual:
      'Écrivez comme vous parlez. Ce que vous commencez reste sur votre appareil tant que vous ne l’envoyez pas.',
    from: (path: string) => `Vous venez de ${path} : je le dirai avec votre message.`,
    silent: 'Ne pas le dire',
    result: (title: string) =>
      `J’ai gardé votre résultat sous la main : « ${title} ». Le joindre ?`,
    join: 'Le joindre',
    not: 'Non merci',
    joined: (title: string) => `« ${title} » partira avec votre message.`,
    part: 'Le retirer',
  },
  waiting: {
    title: 'Pas encore parti',
    text: 'Le réseau ou le serveur ne répond pas. Votre message est gardé sur cet appareil et repartira d’ici dès que possible.',
    unkept:
      'Le réseau ou le serveur ne répond pas. Votre message repartira d’ici dès que possible : laissez cette page ouverte, ce navigateur refuse de le garder.',
    retry: 'Réessayer',
  },
  mail: {
    title: 'Prêt à partir par e-mail',
    text: 'Aucun serveur ne reçoit les messages de ce site : votre messagerie s’en charge. Vérifiez-y le texte, puis envoyez-le.',
    sampleTitle: 'Rien n’est parti',
    sample:
      'Ce site est un exemple : aucun serveur ne reçoit ses messages et aucune adresse n’est donnée. Voici votre texte, à copier.',
  },
  letter: {
    label: 'Le message complet',
    open: 'Ouvrir dans ma messagerie',
    copy: 'Copier le texte',
    copied: 'Texte copié',
    selected: 'Texte sélectionné : copiez-le avec Ctrl C, ou ⌘ C sur Mac.',
    edit: 'Modifier',
    done: 'Il est parti, effacer le brouillon',
  },
  sent: {
    title: (name: string) => `Bien reçu, ${name}.`,
    text: (email: string) => `Je réponds moi-même, à ${email}.`,
    reference: 'Référence',
    another: 'Écrire un autre message',
  },
  direct: {
    title: 'Contact direct',
    email: 'E-mail',
    none: 'Adresse à compléter par le propriétaire du site',
    copy: 'Copier',
    copied: 'Copié',
    failed: 'À copier à la main',
    phone: 'Téléphone',
    phoneText: 'Donné après un premier message',
    card: 'Carte de visite',
    open: 'Ouvrir',
  },
  call: {
    title: 'Une visioconférence',
    lead: 'Proposez deux jours. Je confirme l’un des deux par e-mail, avec un lien Google Meet ou celui de votre outil.',
    back: 'Proposer ces jours',
  },
  consultation: {
    title: 'Une consultation',
    lead: 'Une question précise, une heure de travail commun, un compte rendu écrit.',
    points: [
      'Vous envoyez le contexte la veille',
      'Nous décidons ensemble, écran partagé',
      'Vous recevez les décisions et leurs raisons',
    ],
    quote: 'Sur devis, en euros.',
    ask: 'Demander une consultation',
  },
  social: {
    title: 'Ailleurs',
    code: 'Code public',
    network: 'Profil professionnel',
    none: 'adresse à compléter',
  },
  about: {
    title: 'À propos',
    text: 'Développeur indépendant, du premier croquis à la mise en ligne. Français et anglais, à distance ou sur place.',
    sample: 'Cette fiche est un exemple : elle attend le nom et le parcours de son propriétaire.',
    cv: 'Lire le CV',
  },
}
