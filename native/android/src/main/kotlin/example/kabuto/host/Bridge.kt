package example.kabuto.host

import org.json.JSONArray
import org.json.JSONException

/** What the page may ask of the app. */
internal interface Host {
    fun openExternal(url: String)

    fun exit()

    fun statusBar(colour: String, text: String)

    fun haptic(kind: String)
}

/** A value of a verb, and what it looks like as a whole. */
private class Value(val name: String, shape: String) {
    private val shape = Regex(shape)

    fun fits(value: Any?): Boolean = value is String && shape.matches(value)
}

private class Verb(val name: String, vararg values: Value, private val run: (List<String>) -> Unit) {
    private val values = values.asList()

    /** Only with as many values as it has, each of the right shape. */
    fun runWith(given: List<Any?>): Boolean {
        val isKnown = given.size == values.size && values.indices.all { values[it].fits(given[it]) }
        if (isKnown) run(given.filterIsInstance<String>())
        return isKnown
    }
}

/** Carries out what the page asks; apps/web/src/shell/device/nativeVerbs.ts has the same table, and a test compares. */
internal class Bridge(private val host: Host) {
    private val verbs = listOf(
        Verb("openExternal", Value("url", "https://[a-z0-9.-]+/[!-~]*")) { host.openExternal(url = it[0]) },
        Verb("exit") { host.exit() },
        Verb("statusBar", Value("colour", "#[0-9A-Fa-f]{6}"), Value("text", "dark|light")) {
            host.statusBar(colour = it[0], text = it[1])
        },
        Verb("haptic", Value("kind", "light")) { host.haptic(kind = it[0]) },
    )

    /** One message of the page, `[verb, ...values]` as JSON; whether it was carried out. */
    fun hear(message: String): Boolean {
        val parts = try {
            JSONArray(message)
        } catch (_: JSONException) {
            return false
        }
        val said = List(parts.length()) { parts.opt(it) }
        val verb = verbs.find { it.name == said.firstOrNull() }
        return verb?.runWith(said.drop(1)) ?: false
    }
}
