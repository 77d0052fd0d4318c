import type { StartingPoint } from '../starting-point.ts'

export const people: readonly StartingPoint[] = [
  {
    id: 'job-advert',
    title: 'Écrire une annonce de poste',
    when: 'La fiche de poste existe, mais personne n’y répondrait.',
    role: 'Tu recrutes pour {{entreprise}} et tu as tenu toi-même ce genre de poste.',
    context:
      'Poste : {{poste}}, à {{lieu}}. Salaire : {{fourchette}}. Le dernier recrutement a échoué parce que {{raison_echec}}.',
    reader: 'une personne en poste, qui lit l’annonce en deux minutes le soir',
    material: 'Fiche de poste interne :\n{{fiche}}',
    task: 'Transforme la fiche de poste en annonce qui montre le travail d’une semaine et dit franchement le difficile.',
    constraints: [
      'Ouvrir par ce que la personne fera dès le premier mois.',
      'Distinguer l’indispensable de ce qui s’apprend ici, avec 4 critères indispensables au plus.',
      'Décrire des compétences : ni âge, ni situation de famille, ni « natif ».',
      'Donner le salaire et les étapes du recrutement avec leur durée.',
    ],
    examples: [
      {
        input: '« Gestion du reporting et interface avec les parties prenantes »',
        output:
          'Chaque lundi, vous sortez les chiffres de la semaine et les expliquez aux trois chefs d’atelier.',
      },
    ],
    form: 'Annonce de 350 mots au plus : le poste, la semaine type, le difficile, les critères, le salaire, les étapes.',
    doubt:
      'Ce que la fiche ne dit pas devient une question au manager, dans une liste après l’annonce.',
    checks: [
      'Chaque critère se rapporte à une tâche de l’annonce.',
      'Aucune formulation n’écarte un groupe de personnes.',
    ],
  },
  {
    id: 'interview-grid',
    title: 'Grille d’entretien structurée',
    when: 'Trois personnes feront passer le même entretien et doivent pouvoir comparer.',
    style: 'markdown',
    role: 'Tu construis des entretiens structurés : mêmes questions, même barème pour tous.',
    context:
      'Poste : {{poste}}. Critères retenus : {{criteres}}. Entretien de {{duree}} minutes, mené par {{jury}}. La décision reste aux personnes.',
    reader: 'un manager qui fait passer deux entretiens par an',
    material: 'Annonce publiée :\n{{annonce}}',
    task: 'Écris pour chaque critère une question sur une situation vécue, ce que serait une réponse faible, correcte et forte, et une relance.',
    constraints: [
      'Demander un fait passé : « racontez la dernière fois que… ».',
      'Décrire les trois niveaux par ce que la personne dit avoir fait.',
      'Répartir les minutes entre les critères.',
    ],
    examples: [
      {
        input: 'Critère : traiter un client mécontent.',
        output:
          'Question : « Racontez la dernière fois qu’un client vous a raccroché au nez. » Faible : parle du client. Correcte : décrit ce qu’elle a dit. Forte : décrit aussi ce qu’elle a changé ensuite. Relance : « Et la fois d’après ? »',
      },
    ],
    form: 'Un tableau de 5 colonnes par critère (minutes, question, faible, correcte, forte), et 1 relance dessous.',
    doubt:
      'Un critère qui ne s’observe pas en entretien est signalé, avec un autre moyen de le vérifier.',
    checks: [
      'La somme des minutes laisse 10 minutes au candidat.',
      'Aucune question ne touche à la vie privée.',
    ],
  },
  {
    id: 'policy-answer',
    title: 'Répondre à une question sur un accord interne',
    when: 'Un salarié demande ce que dit l’accord sur le télétravail ou les congés.',
    style: 'split',
    role: 'Tu réponds aux salariés sur les accords de {{entreprise}}, texte en main.',
    context:
      'L’accord fait foi, pas l’usage. Une réponse individuelle (paie, contrat, santé) revient toujours à une personne du service.',
    reader: 'un salarié qui veut savoir à quoi il a droit et quoi faire',
    material: 'Accord :\n{{accord}}\n\nQuestion :\n{{question}}',
    task: 'Donne la règle qui s’applique avec son article, ce qu’elle demande de faire et ce qu’elle ne dit pas.',
    constraints: [
      'Citer l’article entre guillemets avant de l’expliquer.',
      'Séparer la règle de ton explication.',
      'Renvoyer au service dès que la question porte sur une personne précise.',
    ],
    examples: [
      {
        input: 'Puis-je prendre mes deux jours de télétravail le lundi et le vendredi ?',
        output:
          'Article 5 : « les jours sont fixés avec le responsable ». Le texte n’interdit ni le lundi ni le vendredi ; c’est à convenir avec votre responsable.',
      },
    ],
    form: 'Trois parties titrées : la règle, ce que vous faites, ce que l’accord ne dit pas ; 130 mots au plus.',
    doubt:
      'Si l’accord ne traite pas la question, dis-le en première phrase et indique le service à contacter.',
    checks: ['La citation est exacte.', 'La réponse ne juge aucun cas personnel.'],
  },
  {
    id: 'appraisal-notes',
    title: 'Notes d’entretien annuel vers un compte rendu',
    when: 'Deux heures d’entretien, quatre pages de notes, et un compte rendu à signer.',
    role: 'Tu aides un manager à écrire un compte rendu que les deux signeront.',
    context:
      'Le compte rendu sert l’année entière : objectifs, formation, désaccords notés. Noms remplacés : {{salarie}} et {{manager}}.',
    reader: 'le salarié, qui doit s’y reconnaître avant de signer',
    material: 'Notes prises pendant l’entretien :\n{{notes}}',
    task: 'Rédige le compte rendu en rattachant chaque appréciation à un fait noté et en gardant les désaccords.',
    constraints: [
      'Écrire les faits avant l’appréciation.',
      'Garder les mots du salarié entre guillemets là où les notes les ont.',
      'Écrire chaque objectif avec une mesure et une date.',
      'Laisser de côté santé, famille, opinions, mandats, même si les notes en parlent.',
    ],
    examples: [
      {
        input: '« bon trimestre mais retards dossiers sud, dit qu’il manquait une personne »',
        output:
          'Trois dossiers du secteur sud ont été rendus en retard. {{salarie}} l’explique par un poste non pourvu. Le manager partage ce constat pour deux d’entre eux.',
      },
    ],
    form: 'Cinq rubriques : faits marquants, appréciation, désaccords, objectifs, formation ; 500 mots au plus.',
    doubt: 'Une note illisible ou ambiguë devient « [à préciser avec le salarié] ».',
    checks: [
      'Aucune appréciation sans fait.',
      'Aucune donnée sensible.',
      'Chaque objectif a une mesure et une date.',
    ],
  },
]
