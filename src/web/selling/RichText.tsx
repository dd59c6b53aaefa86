import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { memo } from 'react'
import { RichTextToolbar } from './RichTextToolbar.tsx'

/** Exactly what the server keeps (specification.ts). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => /^https:\/\/[^\s/]/i.test(address ?? ''),
      HTMLAttributes: { target: null, rel: null },
    },
    trailingNode: false,
    dropcursor: false,
  }),
]

/** TipTap, lazily with the product form. */
export const RichText = memo(function RichText({
  html,
  labelledBy,
  describedBy,
  isInvalid,
  onType,
}: {
  html: string
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  onType: (html: string) => void
}) {
  const editor = useEditor({
    extensions,
    content: html,
    // Its style element is against the content security policy.
    injectCSS: false,
    editorProps: { attributes: attributesOf(labelledBy, describedBy, isInvalid) },
    onUpdate: ({ editor: now }) => onType(now.isEmpty ? '' : now.getHTML()),
  })
  return (
    <div className="rich-text">
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
})

function attributesOf(labelledBy: string, describedBy: string, isInvalid: boolean): Record<string, string> {
  return {
    class: 'rich-text-content',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  }
}
