/** The traveller's name; empty for one without. `person` counts from 1. */
export function nameOfPerson(people: readonly string[], person: number): string {
  return people[person - 1] ?? '';
}

/** 'A' for Anna, '2' for the second traveller without a name. */
export function initialOfPerson(people: readonly string[], person: number): string {
  const [initial] = nameOfPerson(people, person);
  return initial === undefined ? String(person) : initial.toUpperCase();
}
