/**
 * The texts that the page at a path asks for as soon as the frame is there, beside the frame's own.
 * A page that sleeps asks for none, and an unknown one itself.
 */
export function textsOf(path: string): readonly string[] {
  const [, room = ''] = path.split('/');
  switch (room) {
    case 'planner':
      return [room, 'map'];
    case 'trips':
      return [room, 'map', 'result'];
    default:
      return [];
  }
}
