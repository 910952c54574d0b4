plugins {
    id("com.android.application") version "8.13.2"
    id("org.jetbrains.kotlin.android") version "2.2.21"
}

/** The origin of the product: the only one that is loaded and that reaches the bridge. */
val site = "https://kabuto.example"

android {
    namespace = "example.kabuto.host"
    compileSdk = 36

    defaultConfig {
        applicationId = "example.kabuto.host"
        minSdk = 26
        targetSdk = 36
        versionCode = 1
        versionName = "0.1.0"
        buildConfigField("String", "SITE", "\"$site\"")
    }

    buildFeatures { buildConfig = true }
}

kotlin { jvmToolchain(17) }

dependencies {
    implementation("androidx.activity:activity:1.11.0")
    implementation("androidx.core:core:1.17.0")
    implementation("androidx.webkit:webkit:1.15.0")
}
