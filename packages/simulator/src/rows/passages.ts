import type { Passage } from '@kabuto/domain/home'

export function paragraph(text: string): Passage {
  return { kind: 'paragraph', text }
}

export function list(...items: string[]): Passage {
  return { kind: 'list', items }
}

export function table(head: string[], ...rows: string[][]): Passage {
  return { kind: 'table', head, rows }
}

export function link(label: string, href: string): Passage {
  return { kind: 'link', label, href }
}
